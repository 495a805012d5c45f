import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Preparación de la entrevista de visa',
  metaTitle: 'Entrevista de visa americana: ensayo y corrección DS-160',
  description:
    'Prepara tu entrevista de visa con un ensayo por videollamada y, si hace falta, corrige el DS-160 antes de la cita. Qué llevar, qué preguntan y qué cuesta.',
  lead: 'Ya enviaste tu formulario y tienes cita, o la esperas. Ensayamos la entrevista contigo y, si el DS-160 tiene errores, preparamos la corrección a tiempo.',
  benefits: [
    {
      title: 'Leemos tu caso antes de hablar',
      text: 'Llegamos a la videollamada con tu formulario y tu historia leídos. El tiempo se va en practicar, no en contar todo desde cero.',
    },
    {
      title: 'Un ensayo con preguntas reales',
      text: 'Practicas por videollamada como en la ventanilla: preguntas cortas, seguidas, sobre tu viaje, tu trabajo y tu familia.',
    },
    {
      title: 'Consejos sin libreto',
      text: 'Te decimos qué respuesta es larga, cuál suena dudosa y cuál contradice el formulario. La verdad es tuya; te ayudamos a decirla claro.',
    },
    {
      title: 'El DS-160 corregido, si lo eliges',
      text: 'Con la corrección, leemos el formulario que enviaste, marcamos lo que no coincide y preparamos contigo uno nuevo para presentar.',
    },
    {
      title: 'Una lista breve para ese día',
      text: 'Recibes por escrito qué puedes llevar a la cita y qué se queda en casa, para no improvisar en la puerta.',
    },
  ],
  steps: [
    {
      title: 'Nos cuentas de tu cita',
      text: 'Eliges el servicio y nos dices consulado, fecha si ya la tienes, clase de visa, idioma de la entrevista y qué te preocupa más.',
      actor: 'you',
    },
    {
      title: 'Subes tu formulario',
      text: 'Subes a tu portal el pasaporte y la confirmación del DS-160. Si quieres corregir el formulario, escribe qué está mal.',
      actor: 'you',
    },
    {
      title: 'Estudiamos el caso',
      text: 'Un asesor compara el formulario con tus documentos y anota los puntos donde el oficial puede detenerse. Con ellos arma las preguntas de tu ensayo.',
      actor: 'us',
    },
    {
      title: 'Preparamos la corrección',
      text: 'Si compraste la corrección, armamos contigo el DS-160 nuevo. Tú lo lees y lo firmas electrónicamente; después el número nuevo se pone en tu cita, como indique el consulado.',
      actor: 'us',
    },
    {
      title: 'Ensayamos por videollamada',
      text: 'Respondes como lo harías en la ventanilla. Paramos, comentamos y repetimos lo que haga falta durante la sesión.',
      actor: 'us',
    },
    {
      title: 'Vas a la entrevista',
      text: 'Llegas con tiempo, con los documentos de la lista y sin celular. Respondes lo que te preguntan y entregas un documento solo cuando te lo piden.',
      actor: 'you',
    },
    {
      title: 'El oficial decide',
      text: 'El oficial consular decide, casi siempre en ese momento. También puede pedir un documento más o una verificación antes de responder.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: '¿Te hace falta un ensayo?',
      blocks: [
        'Sirve si es tu primera entrevista, si te negaron la visa antes o si ves un error en lo que enviaste.',
        'No te hace falta si puedes pedir la exención de entrevista: desde el {us-waiver-since} es para quien renueva una visa de turismo vigente, o vencida hace menos de {us-waiver-window}, y cumple otras condiciones. Mira la [renovación](screen:us-renewal). Tampoco si aún no tienes formulario: los planes Plus y VIP de [visa de visitante](screen:us-visitor) ya incluyen ensayo.',
      ],
    },
    {
      id: 'which-option',
      title: 'Solo ensayo, o ensayo y corrección',
      blocks: [
        {
          table: {
            head: ['Qué incluye', 'Solo entrevista', 'Entrevista y DS-160'],
            rows: [
              ['Lectura de tu caso', 'Sí', 'Sí'],
              ['Ensayo por videollamada', 'Uno', 'Uno'],
              ['Lista para el día de la cita', 'Sí', 'Sí'],
              ['DS-160 comparado y corregido', 'No', 'Sí'],
              ['Nuestro precio por persona', '{price:InterviewPrep}', '{price:InterviewPrepDS160Update}'],
            ],
          },
        },
        'Ninguno de los dos tiene tarifa del gobierno. La de la visa, {us-mrv} en las de turismo y estudio, se paga una vez para agendar; por lo general, corregir el formulario no obliga a pagarla de nuevo.',
        'Elige la corrección si hay un dato falso o incompleto: un empleo, un viaje, una negación, un apellido, un número de pasaporte. Un formulario enviado no se edita: se presenta otro y se avisa del cambio. Cada consulado dice hasta cuándo lo acepta.',
      ],
    },
    {
      id: 'requirements',
      title: 'Qué llevar y qué no',
      blocks: [
        'Lleva el pasaporte, y mira que le queden {us-passport-validity} de vigencia después del viaje si tu país no tiene un acuerdo; la confirmación del DS-160; la hoja de la cita; y los pasaportes anteriores. Si te piden foto en papel, que sea de {us-photo-side} por {us-photo-side} centímetros y de los últimos {us-photo-age}.',
        'Lleva también los documentos de soporte que prueban lo que escribiste: trabajo, ingresos, estudios, familia. Que el oficial no los mire no es mala señal.',
        'Deja en casa celulares, aparatos electrónicos, bolsos y líquidos. Cada sede tiene sus reglas: mira la de tu consulado.',
      ],
    },
    {
      id: 'decision',
      title: 'Qué mira el oficial',
      blocks: [
        'La ley supone que quieres quedarte, mientras no muestres lo contrario. En pocos minutos mira a qué vas, quién paga, qué te hace volver y si lo que dices coincide con el formulario.',
        'Suele preguntar por qué viajas, en qué trabajas, a quién tienes allá y si te han negado una visa. Responde en una o dos frases y espera.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Lo que corregimos en el ensayo',
      blocks: [
        {
          list: [
            'Memorizar un libreto. En el ensayo cambiamos el orden y las palabras para que hables con naturalidad.',
            'Contradecir el formulario porque lo llenó otra persona. Lo lees completo antes de la llamada.',
            'Ocultar una negación o un familiar. Practicamos cómo decirlo sin rodeos.',
            'Corregir con prisa: la página oficial se cierra tras {us-ds160-timeout} sin uso y guarda un borrador {us-ds160-kept}. Preparamos las respuestas antes de abrirla.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Después de la ventanilla, y lo que no hacemos',
      blocks: [
        'Si aprueban tu visa, el pasaporte se queda unos días para imprimirla y lo recibes como indique el consulado. La vigencia aparece en ella; la estadía la fija un oficial al llegar, por lo general hasta {us-b-stay} con visa de turismo. Si la niegan, te dan el motivo legal por escrito.',
        'No entramos contigo, no llamamos al consulado y no escribimos respuestas falsas. Por tu cuenta también puedes: relee tu copia del DS-160, practica en voz alta con alguien y mira las reglas en [travel.state.gov](https://travel.state.gov).',
      ],
    },
  ],
  questions: [
    {
      question: '¿En qué idioma es la entrevista?',
      answer:
        'En los consulados de América Latina muchos oficiales hablan español. Nos dices en qué idioma esperas la tuya. Si tu visa es de estudio o de trabajo, pueden preguntarte en inglés.',
    },
    {
      question: '¿Corregir el DS-160 me hace perder la cita?',
      answer:
        'Por lo general no: la cita se conserva y se le asocia el número de confirmación nuevo. El modo y el plazo los fija cada consulado, y los revisamos contigo antes de enviar nada.',
    },
    {
      question: '¿Qué errores del DS-160 vale la pena corregir?',
      answer:
        'Los que cambian quién eres o tu historia: nombres, pasaporte, empleo, familia, viajes, negaciones, antecedentes. Una dirección de hotel que cambió suele poder aclararse en la ventanilla.',
    },
    {
      question: '¿Podemos ensayar en familia?',
      answer:
        'Sí. Si van juntos a la ventanilla, conviene practicar cómo se reparten las respuestas. Cada persona que quiera su propio ensayo se agrega a la compra.',
    },
    {
      question: '¿Puedo mover la fecha del ensayo?',
      answer:
        'Sí, sin costo, si avisas con la anticipación que dice nuestra [política de cambios](screen:reschedule-refund-policy). Basta responder al mensaje de confirmación.',
    },
    {
      question: '¿El ensayo aumenta mis posibilidades?',
      answer:
        'No lo podemos medir y no lo prometemos. Un ensayo no cambia tu situación: ayuda a que la cuentes completa y sin contradicciones. La decisión es solo del oficial.',
    },
    {
      question: '¿Necesito preparación si ya me negaron?',
      answer:
        'Suele ser cuando más sirve. Leemos el motivo, vemos qué cambió desde entonces y practicamos cómo explicarlo. Si nada ha cambiado, te lo decimos: a veces es mejor esperar.',
    },
  ],
};
