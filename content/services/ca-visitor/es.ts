import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visa de visitante para Canadá',
  metaTitle: 'Visa de visitante a Canadá: IMM 5257 paso a paso',
  description:
    'Formulario IMM 5257, carta de motivo, documentos y datos biométricos para visitar Canadá. Qué pasaportes pueden viajar con eTA, cuánto cuesta y quién decide.',
  lead: 'Canadá decide casi siempre leyendo, sin entrevista. Traducimos tus respuestas, ordenamos tus documentos y llenamos los formularios como tú indicas. El consejo sobre tu caso es de un profesional con licencia.',
  benefits: [
    {
      title: 'El IMM 5257 y sus anexos',
      text: 'Respondes en español y llenamos, con lo que nos indicas, el IMM 5257, la hoja familiar IMM 5707 y los anexos. Todos dicen lo mismo.',
    },
    {
      title: 'La carta, con tus palabras',
      text: 'Nos cuentas a qué vas, cuándo, quién paga y qué te espera al volver, y lo pasamos en limpio y al inglés. La carta dice lo que tú dices, y la firmas tú.',
    },
    {
      title: 'Documentos completos y en orden',
      text: 'Tomamos la lista que publica Canadá y miramos que cada archivo esté entero, legible y con su traducción. Si tu caso alcanza o no, no lo opinamos.',
    },
    {
      title: 'Fondos en dólares canadienses',
      text: 'El formulario pide en esa moneda el dinero para tu estadía. Convertimos la cifra que nos das y señalamos si no coincide con tus extractos.',
    },
    {
      title: 'Guía para tarifas y datos biométricos',
      text: 'Te explicamos cómo pagar en tu cuenta oficial, qué hacer cuando llegue la carta de datos biométricos y qué llevar ese día.',
    },
  ],
  steps: [
    {
      title: 'Mira qué te pide tu pasaporte',
      text: 'La tabla de esta página y el sitio oficial te dicen, según tu pasaporte y cómo llegas, si necesitas la visa o te basta una eTA para volar.',
      actor: 'you',
    },
    {
      title: 'Responde y sube tus documentos',
      text: 'Cuentas tu viaje, tus empleos y tu familia en español. Subes a tu portal el pasaporte con sus páginas selladas, extractos y carta laboral.',
      actor: 'you',
    },
    {
      title: 'Llenamos formularios y carta',
      text: 'Con tus indicaciones llenamos el IMM 5257, los anexos y la carta de motivo, y te escribimos si falta un dato o un archivo.',
      actor: 'us',
    },
    {
      title: 'Lee, firma y paga',
      text: 'Lees todo antes de firmar, y la solicitud sale de tu propia cuenta en el sitio de Canadá. Allí pagas {ca-visitor} por la solicitud y {ca-biometrics} por los datos biométricos, por persona.',
      actor: 'you',
    },
    {
      title: 'Da tus datos biométricos',
      text: 'Canadá te envía una carta de instrucciones. Desde entonces tienes {ca-biometrics-deadline} para ir en persona a un centro autorizado, con la carta y el pasaporte.',
      actor: 'you',
    },
    {
      title: 'Canadá decide',
      text: 'Un oficial de inmigración estudia tu solicitud y puede pedir más documentos. Si la aprueba, te piden el pasaporte para ponerle la visa.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Quién necesita visa y quién viaja con eTA',
      blocks: [
        'Para turismo, familia o negocios, depende de tu pasaporte y de cómo llegas:',
        {
          table: {
            head: ['Pasaporte', 'Lo que suele pedir Canadá'],
            rows: [
              ['{ca-visa-passports}', 'Visa de visitante'],
              [
                '{ca-eta-with-visa}',
                'eTA, si llegas en avión y tienes una visa de no inmigrante de Estados Unidos vigente o tuviste una visa canadiense en los últimos {ca-eta-lookback}. Si no, visa de visitante',
              ],
              ['{ca-eta-passports}', 'eTA para llegar en avión'],
            ],
          },
        },
        'La eTA dura hasta {ca-eta-validity} o hasta que venza el pasaporte, y puedes pedirla sin ayuda. Las listas cambian: confirma tu caso en la [página oficial de la eTA](https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html).',
        'Para un programa largo, mira el [permiso de estudio](screen:ca-study). Para trabajar hace falta otro permiso. Para padres y abuelos de ciudadanos o residentes permanentes existe la súper visa: pregúntanos antes de pagar.',
      ],
    },
    {
      id: 'requirements',
      title: 'Lo que lleva la solicitud de cada persona',
      blocks: [
        'Cada persona lleva su propia solicitud, también los menores. Lo común es: pasaporte completo, formularios firmados, carta de motivo, extractos de varios meses y carta laboral o registro de tu negocio.',
        'Según el caso se agregan la invitación y el estatus de quien te recibe, la declaración IMM 5409 si vives en unión libre, tu permiso de residencia si solicitas fuera de tu país o el permiso de viaje de un menor.',
        'Canadá lee inglés y francés: lo escrito en otro idioma lleva traducción, que nuestro precio no cubre.',
      ],
    },
    {
      id: 'decision',
      title: '¿Saldrás al final de tu visita?',
      blocks: [
        'El oficial se pregunta si saldrás de Canadá al final de tu visita. Mira el motivo, el dinero, tu trabajo y tu familia, los viajes que has hecho y si cumpliste las reglas en otros países.',
        'Ningún documento asegura el sí. Pesa el conjunto: un viaje corto, con vacaciones aprobadas y un costo acorde con tu sueldo, se entiende mejor que uno largo y sin plan.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Lo que deja dudas en un expediente',
      blocks: [
        {
          list: [
            'Meses vacíos en la historia laboral. Estudiar, cuidar el hogar o buscar empleo también se escribe.',
            'Una hoja familiar a medias. Van tus padres, tu pareja y todos tus hijos, aunque no viajen; la revisamos nombre por nombre.',
            'Dinero que aparece de golpe. Te pedimos la venta, el bono o el préstamo que lo explica.',
            'Una carta copiada de internet. La tuya nombra tus fechas, tus personas y tus documentos.',
          ],
        },
      ],
    },
    {
      id: 'after-approval',
      title: 'Con la visa en el pasaporte: vigencia y estadía',
      blocks: [
        'Vigencia y estadía son cosas distintas. La visa puede durar hasta {ca-visa-validity}, sin pasar del vencimiento de tu pasaporte o de tus datos biométricos. Cada visita suele ser de hasta {ca-stay}; el oficial de frontera decide y puede escribir otra fecha.',
        'Para quedarte más tiempo pides una extensión desde Canadá antes de que termine tu estadía. Una visa vencida no se renueva: se presenta otra solicitud.',
      ],
    },
    {
      id: 'our-limits',
      title: 'Lo que la ley reserva a quien tiene licencia',
      blocks: [
        'La ley de Canadá ([IRPA, sección 91](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html)) reserva a personas con licencia aconsejarte o representarte a cambio de pago. Nosotros traducimos, ordenamos documentos y llenamos formularios como tú indicas. No te decimos qué solicitar, qué responder ni qué posibilidades tienes; tampoco conseguimos invitaciones ni prometemos una visa.',
        'El consejo lo dan abogados de una provincia, notarios de Quebec y consultores RCIC. El registro de consultores está en [college-ic.ca](https://college-ic.ca), y cada colegio de abogados publica el suyo.',
        'Puedes hacerlo por tu cuenta en [canada.ca](https://www.canada.ca): los formularios son gratis y solo pagas las tarifas.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta la visa de Canadá en total?',
      answer:
        'Nuestra asesoría cuesta {price:VisitorVisaCanada} por persona. Al gobierno le pagas aparte {ca-visitor} por la solicitud y {ca-biometrics} por los datos biométricos. Las familias que solicitan juntas tienen un tope en ambas tarifas. El precio de hoy está en la tabla de costos.',
    },
    {
      question: 'Tengo visa de Estados Unidos. ¿Me sirve para Canadá?',
      answer:
        'Depende de tu pasaporte. Con uno de México, Argentina o Brasil, una visa americana vigente suele permitir volar con eTA. Con uno de Colombia, Perú o Ecuador necesitas la visa canadiense, aunque tus viajes a Estados Unidos suman como historial.',
    },
    {
      question: '¿Cuánto tarda la respuesta?',
      answer:
        'Depende de la carga de cada oficina y cambia a menudo, por eso no damos una cifra. Canadá publica la estimación por país. Evita comprar pasajes sin devolución hasta tener la visa.',
    },
    {
      question: '¿Cuánto dinero debo demostrar?',
      answer:
        'No hay un monto único para visitantes. Cuentan los días, dónde duermes y quién paga: con familia necesitas menos que en hotel. La cifra del formulario debe salir de tus extractos y ser razonable para tu ingreso.',
    },
    {
      question: 'Ya di mis datos biométricos a Canadá. ¿Los repito?',
      answer:
        'Sirven durante {ca-biometrics-validity}. Si los tuyos siguen vigentes, por lo general no los repites ni pagas esa tarifa otra vez. Dinos cuándo y dónde los diste para ponerlo en el formulario. Algunas edades están exentas.',
    },
    {
      question: 'Me negaron una visa antes o tengo antecedentes. ¿Lo digo?',
      answer:
        'Sí, sea de Canadá o de otro país. Una negación explicada se puede superar; una escondida puede traer una prohibición. Canadá trata como grave conducir con alcohol: si hay una condena, habla primero con un abogado canadiense.',
    },
    {
      question: '¿Qué pasa si Canadá niega mi solicitud?',
      answer:
        'La carta trae motivos generales y te la traducimos; qué hacer después te lo aconseja un profesional con licencia. Si vuelves a solicitar, nuestra siguiente revisión es gratis si llegas a tiempo según la [política de reembolsos](screen:reschedule-refund-policy). No se devuelven nuestro precio ni la tarifa de un caso ya estudiado.',
    },
  ],
};
