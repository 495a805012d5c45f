import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Renovación de la visa de Estados Unidos',
  metaTitle: 'Renovar la visa americana, con o sin entrevista',
  description:
    'Mira si puedes renovar tu visa B-1/B-2 sin entrevista, qué va en el paquete de entrega, cuánto cuesta y qué situaciones te llevan a una cita.',
  lead: 'Para quien ya tuvo visa americana. Primero miramos si puedes pedir la exención de entrevista. Luego preparamos tu DS-160 y tu lista de documentos.',
  benefits: [
    {
      title: 'Sabes qué camino te toca',
      text: 'Comparamos tu visa anterior y tu historial con las condiciones de la exención, y te decimos si puedes pedirla y por qué.',
    },
    {
      title: 'Un DS-160 puesto al día',
      text: 'Lo llenamos contigo con los datos de la visa que tuviste y actualizamos lo que cambió: trabajo, dirección, estado civil.',
    },
    {
      title: 'La lista exacta de tu entrega',
      text: 'Te decimos qué documentos van en el paquete si no hay entrevista, y cuáles llevas si el consulado te da una cita.',
    },
    {
      title: 'Ayuda con el pago y la agenda',
      text: 'El sistema oficial hace preguntas antes de dejarte reservar una entrega o una cita. Te ayudamos con ellas y con el pago.',
    },
  ],
  steps: [
    {
      title: 'Nos hablas de tu visa anterior',
      text: 'Clase, fechas y si la tienes a mano. También si hubo negaciones, arrestos o una estadía más larga de lo permitido.',
      actor: 'you',
    },
    {
      title: 'Revisamos la exención',
      text: 'Te decimos si puedes pedirla o si conviene prepararte para una cita. Si algo es delicado, hablas primero con un asesor.',
      actor: 'us',
    },
    {
      title: 'Actualizas tus datos',
      text: 'En tu portal respondes por partes lo que pide el DS-160 y subes el pasaporte, la visa anterior y una foto nueva.',
      actor: 'you',
    },
    {
      title: 'Dejamos listo el formulario',
      text: 'Comparamos lo que dices hoy con tu visa anterior, te preguntamos por cada diferencia y preparamos la versión en inglés.',
      actor: 'us',
    },
    {
      title: 'Firmas, pagas y reservas',
      text: 'Firmas tu DS-160, pagas {us-mrv} a la autoridad y reservas en el sistema oficial: entrega de documentos o entrevista. Te ayudamos a pagar y a reservar.',
      actor: 'you',
    },
    {
      title: 'Entregas el paquete o vas a la cita',
      text: 'Dejas tus documentos donde indica tu confirmación, o vas a la entrevista. Tu pasaporte queda con el consulado mientras decide.',
      actor: 'you',
    },
    {
      title: 'El consulado responde',
      text: 'Puede aprobar, negar, pedir un documento o llamarte a entrevista. Si aprueba, te devuelve el pasaporte con la visa nueva.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: '¿Te conviene renovar ahora?',
      blocks: [
        'Renovar es solicitar otra vez: formulario, tarifa y decisión nuevos. La diferencia es que quizá no tengas que ir a una entrevista.',
        'Si tu visa sigue vigente y solo venció el pasaporte, puede que no necesites nada: se viaja con los dos. Para estudiar, trabajar o embarcarte se pide otra clase de visa.',
        'Si venció hace más de {us-waiver-window}, cuenta con una entrevista. Este servicio no trae ensayo: lo traen Plus y VIP de la [primera visa](screen:us-visitor), y también puedes comprar aparte la [preparación de la entrevista](screen:us-interview).',
      ],
    },
    {
      id: 'interview-waiver',
      title: 'Cuándo puedes pedir la exención de entrevista',
      blocks: [
        'Las reglas actuales rigen desde el {us-waiver-since}. Debes cumplir todo esto:',
        {
          list: [
            'Tu visa es B-1, B-2, B-1/B-2 o la tarjeta de cruce fronterizo de los mexicanos.',
            'Sigue vigente, o venció hace no más de {us-waiver-window}.',
            'Te la dieron por toda la vigencia que correspondía a tu nacionalidad.',
            'Ya eras mayor de edad cuando la emitieron.',
            'Solicitas en el país de tu nacionalidad o en el que resides.',
            'Nunca te negaron una visa, o esa negación quedó superada.',
            'Nada en tu historial parece impedir que te la den.',
          ],
        },
        'Cumplir la lista te permite pedir la exención; no la asegura. El oficial puede citar a cualquiera. Antes de pagar, mira las condiciones del día en [travel.state.gov](https://travel.state.gov).',
      ],
    },
    {
      id: 'what-ends-it',
      title: 'Qué te lleva a una entrevista',
      blocks: [
        {
          list: [
            'Una visa de otra clase, como la F-1 o la C-1/D.',
            'Una negación no superada, aunque sea antigua.',
            'Un arresto o una condena, en cualquier país.',
            'Haberte quedado más de lo permitido o trabajado sin permiso.',
            'Una visa perdida, robada, dañada o con una anotación especial.',
            'Solicitar en un tercer país: la regla del {us-residence-rule} pide el tuyo o el de tu residencia.',
          ],
        },
        'Nada de esto es por sí solo un no: lo habitual es que el oficial quiera escucharte. Cuéntalo: el consulado tiene su propio registro.',
      ],
    },
    {
      id: 'package',
      title: 'Qué va en el paquete',
      blocks: [
        {
          list: [
            'Tu pasaporte, que por regla general debe estar vigente {us-passport-validity} más que tu estadía.',
            'Tu visa anterior, aunque esté en un pasaporte viejo.',
            'Una foto de {us-photo-side} × {us-photo-side} cm, tomada en los últimos {us-photo-age}.',
            'Las confirmaciones del DS-160 y de la entrega.',
            'Prueba de residencia, si solicitas fuera del país de tu nacionalidad.',
          ],
        },
        'Cada país tiene su orden y su punto de entrega: vale lo que dice tu confirmación. Guarda una carta laboral y extractos recientes, por si te citan.',
      ],
    },
    {
      id: 'decision-and-mistakes',
      title: 'Cómo decide el consulado esta vez',
      blocks: [
        'La pregunta es la de la primera vez: si tu visita es temporal y tienes motivos para volver. Ahora cuenta también cómo usaste la visa y qué cambió en tu vida. Tres errores frecuentes:',
        {
          list: [
            'Contar el plazo desde el vencimiento del pasaporte. Se cuenta desde el de la visa: es lo primero que miramos.',
            'Copiar respuestas de hace años. Te preguntamos por cada dato que envejece.',
            'Responder mal al sistema de citas y quedar en el camino equivocado. Lo vemos contigo.',
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'Después, y lo que no hacemos',
      blocks: [
        'La visa nueva trae su propia vigencia: con pasaporte colombiano, hasta {us-b-validity}. Revisa nombre y fechas al recibirla. Cada estadía la fija el oficial de frontera, por lo general hasta {us-b-stay}.',
        'No llevamos pasaportes, no firmamos por ti y no podemos evitar que te citen. Sin nuestra ayuda, llenas el formulario en [ceac.state.gov](https://ceac.state.gov) y pagas solo la tarifa del gobierno.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta renovar?',
      answer:
        'La autoridad cobra {us-mrv} por persona, con entrevista o sin ella. Nuestra asesoría cuesta {price:Renewal} por persona y se paga aparte. El precio de hoy está en la tabla de costos.',
    },
    {
      question: '¿Debo esperar a que venza la visa?',
      answer:
        'No. Puedes solicitar mientras sigue vigente. Pero entregas la visa actual y el consulado puede cancelarla. Si viajas pronto, quizá prefieras usarla primero.',
    },
    {
      question: '¿Puedo viajar mientras renuevo?',
      answer:
        'Mientras el consulado tenga tu pasaporte, no puedes viajar con él. Entrega el paquete cuando no tengas viajes próximos. Si surge una urgencia, solo el consulado puede devolvértelo antes.',
    },
    {
      question: '¿Mis hijos pueden renovar sin entrevista?',
      answer:
        'Por lo general, no. La exención pide haber sido mayor de edad al recibir la visa, y ser niño ya no exime. En una familia puede haber dos caminos: unos entregan documentos y otros van a la cita.',
    },
    {
      question: 'Me la negaron una vez y después la aprobaron. ¿Cuenta?',
      answer:
        'Si te dieron la visa después de esa negación, en principio quedó superada. Igual se declara en el DS-160. Si la negación es posterior a tu última visa, cuenta con una entrevista.',
    },
    {
      question: 'Entregué el paquete y me citaron. ¿Es mala señal?',
      answer:
        'No necesariamente. El oficial puede querer aclarar un dato o conocer tu trabajo de hoy. Tu solicitud sigue en pie. Te ayudamos a agendar, y tu lista dice qué documentos llevar.',
    },
    {
      question: '¿Puedo renovar dentro de Estados Unidos?',
      answer:
        'La visa de visitante se pide en un consulado, fuera de Estados Unidos. Allá solo se pide más tiempo de estadía, y es otro trámite: se aconseja hacerlo al menos {us-extension-ahead} antes de la fecha de tu I-94.',
    },
    {
      question: '¿Cuánto tiempo sirve el pago de la tarifa?',
      answer:
        'En general, {us-mrv-validity} desde que pagas, para reservar la entrega o la cita. Después hay que pagar otra vez. No se devuelve; lo que pasa con nuestro precio está en la [política de reembolsos](screen:reschedule-refund-policy).',
    },
  ],
};
