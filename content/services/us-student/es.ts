import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visa de estudiante F-1 para Estados Unidos',
  metaTitle: 'Visa de estudiante F-1: I-20, SEVIS y entrevista',
  description:
    'Del I-20 a la entrevista: revisamos tus fondos y tu plan de estudios, llenamos contigo el DS-160 y te guiamos en el pago de SEVIS. Costos a la vista.',
  lead: 'Para quien ya tiene o espera el I-20 de una escuela en Estados Unidos. Ordenamos contigo admisión, dinero y plan de regreso para que cuenten una sola historia: la tuya.',
  benefits: [
    {
      title: 'Tu I-20, leído línea por línea',
      text: 'Comparamos el nombre con tu pasaporte y revisamos programa, fechas y costos. Si algo no cuadra, te decimos qué corrección pedirle a la escuela.',
    },
    {
      title: 'DS-160 y SEVIS sin datos cruzados',
      text: 'Llenamos contigo el DS-160 con el número SEVIS correcto y te guiamos en el pago I-901, para que el recibo quede a nombre de quien estudia.',
    },
    {
      title: 'Fondos que se entienden',
      text: 'Ponemos extractos, becas y cartas de quien paga frente al costo de tu I-20. Así ves qué documento falta.',
    },
    {
      title: 'Un plan de estudios con tus palabras',
      text: 'Revisamos por qué ese programa, por qué esa escuela y qué harás al volver. Con hechos tuyos, sin discursos aprendidos.',
    },
    {
      title: 'Dos ensayos de la entrevista',
      text: 'Practicas dos veces la conversación de estudiante: escuela, dinero y regreso. Después te decimos qué respuesta no se entendió y por qué.',
    },
  ],
  steps: [
    {
      title: 'Consigue tu admisión y tu I-20',
      text: 'Una escuela autorizada por el programa SEVP te admite y te envía el I-20. Si todavía lo esperas, puedes abrir tu cuenta y adelantar el resto.',
      actor: 'you',
    },
    {
      title: 'Cuéntanos de tus estudios',
      text: 'Respondes en español sobre tu carrera, tu familia y quién paga. Subes a tu portal pasaporte, foto, I-20, notas y extractos.',
      actor: 'you',
    },
    {
      title: 'Revisamos y preparamos el DS-160',
      text: 'Un asesor compara I-20, fondos y plan, y te pregunta lo que no entiende. La página oficial se cierra tras {us-ds160-timeout} sin uso; nosotros conservamos lo que respondiste.',
      actor: 'us',
    },
    {
      title: 'Paga SEVIS y la solicitud',
      text: 'Con nuestra guía pagas al gobierno {us-sevis} por SEVIS y {us-mrv} por la solicitud de visa, en dos sitios oficiales. Guarda ambos recibos.',
      actor: 'you',
    },
    {
      title: 'Agendamos y ensayamos contigo',
      text: 'Te ayudamos a reservar en el sistema oficial. El pago de la solicitud sirve para agendar durante {us-mrv-validity}; las fechas dependen de los cupos. Luego hacemos los dos ensayos.',
      actor: 'us',
    },
    {
      title: 'El consulado decide',
      text: 'Un oficial consular te hace unas preguntas y aprueba, niega o pide algo más. Que te hayamos ayudado no suma ni resta ante el oficial.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Quién necesita la F-1 y quién no',
      blocks: [
        'La F-1 es para estudiar a tiempo completo en una universidad, un colegio o un programa de inglés de Estados Unidos. Sin I-20 no hay F-1. Otros planes van por otro camino:',
        {
          list: [
            'Curso técnico o vocacional: por lo general, visa M-1.',
            'Intercambio con formulario DS-2019: visa J-1. Este servicio no la cubre.',
            'Curso corto por gusto, sin créditos, durante un paseo: puede bastar la [visa de turismo](screen:us-visitor).',
            'Programa con créditos y pasaporte con ESTA: la ESTA no alcanza, necesitas la F-1.',
          ],
        },
      ],
    },
    {
      id: 'requirements',
      title: 'Qué documentos pide y para qué sirven',
      blocks: [
        'La base es corta: I-20 firmado, recibo de SEVIS, confirmación del DS-160, una foto de menos de {us-photo-age} y pasaporte vigente. En general, el pasaporte debe vencer al menos {us-passport-validity} después de tu estadía.',
        'Luego vienen los documentos que explican tu caso: notas, diplomas, examen de inglés si la escuela lo pidió, extractos, becas y cartas de quien paga. El oficial puede pedirlos.',
      ],
    },
    {
      id: 'decision',
      title: 'Qué mira el oficial consular',
      blocks: [
        'Busca tres cosas: que de verdad vas a estudiar, que hay con qué pagarlo y que piensas salir de Estados Unidos al terminar. La charla es breve y parte de tu DS-160.',
        'Pocos estudiantes tienen casa propia, y eso no cierra la puerta. Tu arraigo también es un proyecto concreto: la empresa de tu familia, la profesión o el empleo donde ese título vale en tu país.',
        'El formulario pregunta por tus redes sociales y el consulado puede pedirte que tus perfiles sean públicos.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Dónde se complica un caso de estudiante',
      blocks: [
        {
          list: [
            'Un I-20 que no coincide con el pasaporte. Lo revisamos antes de que pagues SEVIS.',
            'SEVIS pagado la víspera. Tarda en verse en el sistema, así que va antes, con margen.',
            'Un patrocinador cuyos ingresos no explican el costo. Te decimos qué respaldo falta antes de la cita.',
            'Un programa que no encaja con lo que ya estudiaste. Buscamos contigo cómo contar la razón del cambio.',
          ],
        },
      ],
    },
    {
      id: 'after-approval',
      title: 'Cuándo entrar, trabajar y salir',
      blocks: [
        'La visa puede emitirse hasta {us-f1-issue} antes del inicio del programa, pero solo puedes entrar durante los {us-f1-arrival} anteriores a esa fecha. En la frontera otro oficial decide tu entrada, y tu registro I-94 dice hasta cuándo puedes quedarte.',
        'En época de clases puedes trabajar en el campus hasta {us-f1-campus-hours} horas por semana; cualquier otro empleo necesita un permiso previo. Al terminar tienes {us-f1-grace} para salir o dar otro paso legal; una regla de 2026, discutida en los tribunales, los baja a {us-f1-grace-new}. Pregunta a tu escuela y mira [studyinthestates.dhs.gov](https://studyinthestates.dhs.gov).',
        'Si el programa se alarga, tu escuela extiende el I-20 antes de que venza. Si sales con la visa vencida, pides otra para volver.',
      ],
    },
    {
      id: 'our-limits',
      title: 'Lo que no hacemos, y cómo hacerlo sin ayuda',
      blocks: [
        'No buscamos escuela, no emitimos el I-20 y no prometemos una visa ni una fecha. Tampoco tramitamos cambios de estatus dentro de Estados Unidos.',
        'Puedes hacer todo por tu cuenta: los requisitos están en [travel.state.gov](https://travel.state.gov), el DS-160 en [ceac.state.gov](https://ceac.state.gov) y la entrada oficial al pago de SEVIS en [ice.gov](https://www.ice.gov/sevis/i901).',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta la visa F-1 en total?',
      answer:
        'Nuestra asesoría cuesta {price:StudentF1} por persona. Aparte, el gobierno cobra {us-mrv} por la solicitud y {us-sevis} por SEVIS. Según tu nacionalidad puede haber otro cobro al emitir la visa. El precio de hoy está en la tabla de costos.',
    },
    {
      question: '¿Puedo empezar si aún no tengo el I-20?',
      answer:
        'Sí, con las respuestas, la foto y los documentos de fondos. El pago de SEVIS y el cierre del DS-160 esperan al I-20, porque piden tu número SEVIS. Si comparas escuelas, no pagues SEVIS hasta elegir una.',
    },
    {
      question: '¿Cuánto dinero debo mostrar, y quién puede pagar?',
      answer:
        'La medida es el costo que dice tu I-20: matrícula, vivienda, seguro y gastos. Puede venir de ti, de tus padres, de una beca o de otra persona, con carta y extractos. Si no es de tu familia, conviene explicar por qué te apoya.',
    },
    {
      question: '¿Puede ir conmigo mi familia?',
      answer:
        'Tu cónyuge y tus hijos solteros menores pueden pedir la F-2. Cada persona lleva su propio I-20 y su DS-160, y paga {us-mrv}; SEVIS lo paga solo quien estudia. Con F-2 no se trabaja, y los hijos pueden ir al colegio.',
    },
    {
      question: '¿Siempre hay entrevista, y en qué país?',
      answer:
        'Cuenta con ella aunque ya hayas tenido una F-1: la exención de entrevista vigente desde el {us-waiver-since} no incluye estudiantes. Desde el {us-residence-rule} te toca un consulado en el país de tu pasaporte, o donde vives si puedes probarlo.',
    },
    {
      question: 'Ya me negaron una visa. ¿Lo digo?',
      answer:
        'Sí. El consulado tiene esa negación en su registro y el DS-160 la pregunta. Escribimos contigo la fecha, el lugar y el motivo, y preparas una respuesta corta sobre lo que ha cambiado: admisión, fondos o proyecto.',
    },
    {
      question: '¿Qué pasa si me niegan la F-1?',
      answer:
        'Ni la tarifa de la visa ni nuestro precio se devuelven por una negación. Leemos contigo el motivo y, si vuelves a solicitar en el plazo de nuestra [política de reembolsos](screen:reschedule-refund-policy), revisamos esa solicitud sin cobrarte. ICE explica cuándo el pago de SEVIS sirve otra vez.',
    },
  ],
};
