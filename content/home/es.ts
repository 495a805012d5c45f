import type { Question } from '../page-text.ts';

export const questions: readonly Question[] = [
  {
    question: '¿Cuánto pago en total?',
    answer:
      'Dos cosas, siempre por separado: nuestra asesoría y la tarifa del gobierno. Para una primera visa de turismo a Estados Unidos la asesoría del plan Plus cuesta hoy {price:FirstTime} y la tarifa del gobierno es de {us-mrv} por persona. La suma, en tu moneda, está arriba en esta página.',
  },
  {
    question: '¿Me garantizan la visa?',
    answer:
      'No, y desconfía de quien lo haga. La visa la decide un oficial consular. Lo que garantizamos es nuestro trabajo: un formulario completo, datos que coinciden entre sí y cada paso a tiempo. Si fallamos en eso, respondemos como dice nuestra [política de reembolsos](screen:reschedule-refund-policy).',
  },
  {
    question: '¿Puedo hacer el trámite sin ustedes?',
    answer:
      'Sí. Los formularios oficiales son gratuitos y están abiertos a todas las personas. Nos pagas por el tiempo, el idioma y la revisión. En [qué somos y qué no](screen:general-disclaimer) están los enlaces a los sitios oficiales.',
  },
  {
    question: '¿En qué idioma respondo?',
    answer:
      'En español, inglés o árabe. Un asesor pasa tus respuestas al formulario oficial en inglés, con las letras que acepta, y lees cómo queda antes de enviarlo.',
  },
  {
    question: '¿Puedo parar y seguir otro día?',
    answer:
      'Sí. Cada respuesta se guarda al momento, también sin conexión: se envía cuando vuelve. Entras desde cualquier equipo con tu número de celular y tu contraseña y sigues donde ibas.',
  },
  {
    question: '¿Pueden conseguirme una cita más rápida?',
    answer:
      'Nadie puede venderte una cita: las fechas las abre el sistema oficial. Te mostramos la espera publicada para tu ciudad, te ayudamos a agendar y, en el plan VIP, miramos con frecuencia si se abre una fecha más cercana.',
  },
  {
    question: '¿Sirve para toda mi familia?',
    answer:
      'Sí. Una persona crea la cuenta y agrega a sus acompañantes; lo que se repite, como la dirección, se escribe una sola vez. Desde tres personas el precio por persona baja (en algunos servicios, desde dos), y lo ves antes de pagar.',
  },
  {
    question: 'Ya me negaron una visa. ¿Puedo intentarlo otra vez?',
    answer:
      'Sí, y hay que decirlo en el formulario. Leemos contigo qué pasó, qué ha cambiado desde entonces y qué documentos lo muestran. La tarifa del gobierno, {us-mrv}, se paga de nuevo en cada solicitud y no se devuelve.',
  },
];
