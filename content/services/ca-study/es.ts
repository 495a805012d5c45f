import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Permiso de estudio en Canadá',
  metaTitle: 'Permiso de estudio en Canadá: requisitos y cotización',
  description:
    'Carta de aceptación, carta de la provincia, fondos y datos biométricos: qué pide Canadá para estudiar allá, cuánto cobra y qué hacemos por ti, con cotización.',
  lead: 'Para un programa largo en Canadá necesitas un permiso de estudio. Pasamos tus datos a los formularios, ordenamos y traducimos, con cotización por escrito. El consejo es de profesionales con licencia.',
  benefits: [
    {
      title: 'Formularios llenos como tú indicas',
      text: 'Respondes en español y escribimos tus datos en los formularios de IRCC sin cambiar lo que dices. Los lees y los envías desde tu propia cuenta.',
    },
    {
      title: 'Sabes qué falta y quién lo emite',
      text: 'Una carta sale de la escuela, otra de la provincia, otra del banco. Comparamos lo que tienes con la lista que publica IRCC y te decimos qué archivo falta.',
    },
    {
      title: 'Una propuesta que puedes leer con calma',
      text: 'Recibes una cotización por escrito: qué haríamos, qué no, en qué plazo y a qué precio. Un asesor te la envía en un día hábil después de conocer tu programa.',
    },
    {
      title: 'Sin deuda hasta que aceptes',
      text: 'Pedir la cotización no cuesta. Si al leerla prefieres hacer el trámite sin ayuda, te quedas con la lista de lo que falta y no nos debes nada.',
    },
  ],
  steps: [
    {
      title: 'Eliges escuela y pides la carta',
      text: 'Buscas una institución designada (DLI), te postulas y recibes la carta de aceptación. Si todavía no la tienes, igual puedes contarnos tu plan.',
      actor: 'you',
    },
    {
      title: 'Conocemos tu programa y cotizamos',
      text: 'Nos cuentas programa, fechas y qué documentos tienes. Te mandamos la cotización, que aceptas o dejas pasar.',
      actor: 'us',
    },
    {
      title: 'Reúnes las cartas y los fondos',
      text: 'La escuela te orienta con la carta de la provincia (PAL o TAL). Quebec pide además su certificado, el CAQ. El banco certifica el dinero, y tú muestras de dónde viene.',
      actor: 'you',
    },
    {
      title: 'Envías la solicitud y pagas',
      text: 'Se presenta en línea ante el ministerio de inmigración, IRCC. Pagas {ca-study-permit} por el permiso y {ca-biometrics} por los datos biométricos, directamente al gobierno.',
      actor: 'you',
    },
    {
      title: 'Das tus huellas y tu foto',
      text: 'IRCC te manda una carta con instrucciones. Desde ese momento tienes {ca-biometrics-deadline} para ir a un centro autorizado. El examen médico, si te lo piden, va por separado.',
      actor: 'you',
    },
    {
      title: 'IRCC decide',
      text: 'Un oficial estudia el expediente, casi siempre sin entrevista. Si lo aprueba, recibes una carta de presentación, y el permiso se imprime cuando llegas a Canadá.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Qué cursos lo piden y cuáles no',
      blocks: [
        'Lo necesita quien va a estudiar la secundaria, un programa de college o de universidad, o un curso de idioma largo. Un curso corto, que termina dentro de los {ca-stay} que suele durar la estadía de un visitante, por lo general no lo pide: ahí basta la [visa de visitante](screen:ca-visitor) o la autorización eTA, según tu pasaporte.',
        'Si el curso corto puede alargarse o es el primero de varios, conviene pedir el permiso desde el comienzo: después es más difícil cambiar de plan.',
      ],
    },
    {
      id: 'letters',
      title: 'Las cartas que abren la puerta',
      blocks: [
        {
          list: [
            'Carta de aceptación de una institución designada. IRCC confirma con la escuela que sea auténtica.',
            'Carta de atestación de la provincia o del territorio (PAL o TAL). La necesita la mayoría; algunos niveles están exentos y la regla cambia.',
            'CAQ, si la escuela queda en Quebec.',
            'Para menores de edad, permiso de los padres y, muchas veces, una persona responsable en Canadá.',
          ],
        },
        'Quién está exento de la carta de la provincia se mira en [canada.ca](https://www.canada.ca) el día en que envías, no antes.',
      ],
    },
    {
      id: 'money-and-documents',
      title: 'Dinero y documentos',
      blocks: [
        'Debes mostrar que puedes pagar el primer año de matrícula, tus gastos allá y el viaje. Para vivir un año fuera de Quebec, una persona sola muestra {ca-study-funds} según citas de este año; muchas páginas dan todavía {ca-study-funds-before}, la cifra anterior. Se suman matrícula y viaje. El monto sube con cada familiar: vale el de la [página oficial de fondos](https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html).',
        'Sirven extractos, una beca, un crédito educativo o la ayuda de tu familia, si se ve de dónde sale. Suma pasaporte, notas, diplomas, examen de idioma si la escuela lo exige y una carta que explique por qué ese programa.',
      ],
    },
    {
      id: 'decision',
      title: 'Un programa que tenga sentido para ti',
      blocks: [
        'El oficial de IRCC se pregunta si vas de verdad a estudiar, si puedes pagarlo y si saldrás cuando venza tu permiso. Pesa que el programa tenga sentido con lo que ya estudiaste o trabajas. Querer quedarte algún día por una vía legal no basta para negarlo.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Lo que le resta fuerza a una solicitud',
      blocks: [
        {
          list: [
            'Un depósito grande justo antes de solicitar. Debe verse el documento que explica su origen.',
            'Una carta de motivos copiada de internet, sin lo que solo tú puedes contar.',
            'Un programa que repite lo que ya sabes, sin que la carta diga por qué.',
            'Pagar todo el año sin leer la política de devolución de la escuela.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Después de llegar, y lo que no hacemos',
      blocks: [
        'El permiso suele durar lo que dura el programa y un tiempo más para preparar la salida; la fecha exacta está impresa en él. Si necesitas más tiempo, pide la extensión antes de que venza. No todos los programas permiten trabajar en Canadá al graduarse: averígualo antes de matricularte.',
        'Para aconsejarte o representarte por dinero, Canadá exige licencia ([IRPA, sección 91](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html)), y nosotros no la tenemos. No elegimos escuela ni programa, no opinamos sobre tus fondos y no hablamos con IRCC. Un consultor se comprueba en el registro de [college-ic.ca](https://college-ic.ca); un abogado, en el de su provincia; un notario, en el de Quebec. La solicitud se puede hacer sin ayuda en el sitio oficial.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Puedo pedir el permiso sin carta de aceptación?',
      answer:
        'En casi todos los casos, no: la carta es el centro de la solicitud. Mientras la buscas puedes pedirnos la cotización y reunir los documentos de la lista oficial, para no perder tiempo cuando llegue.',
    },
    {
      question: '¿Cuánto cobra el gobierno de Canadá?',
      answer:
        'El permiso cuesta {ca-study-permit} por persona y los datos biométricos {ca-biometrics}. Se pagan a IRCC, aparte de nuestra asesoría. El CAQ, el examen médico y las traducciones los cobra quien los hace.',
    },
    {
      question: 'Ya di mis huellas para Canadá. ¿Las repito?',
      answer:
        'Para visitar, estudiar o trabajar, los datos biométricos sirven por {ca-biometrics-validity}. Si siguen vigentes cuando envías la solicitud, normalmente no los das ni los pagas otra vez. La carta de IRCC lo confirma en tu caso.',
    },
    {
      question: '¿Puedo trabajar mientras estudio?',
      answer:
        'Si estudias tiempo completo en un programa que lo permite, puedes trabajar fuera del campus hasta {ca-study-hours} horas por semana durante las clases. Tu permiso debe decirlo. Ese salario futuro no cuenta como prueba de fondos.',
    },
    {
      question: '¿Necesito también visa o eTA?',
      answer:
        'El permiso no sirve para subir al avión. Si te aprueban, IRCC emite con él la visa o la eTA que corresponde a tu pasaporte, sin otra solicitud. Una eTA dura hasta {ca-eta-validity} o hasta que venza el pasaporte. Revisa que llegue antes de comprar el pasaje.',
    },
    {
      question: '¿Todavía existe la vía rápida para estudiantes, SDS?',
      answer:
        'No. Canadá la cerró y ahora todas las solicitudes van por la vía regular. Un certificado de inversión (GIC) todavía puede servir como prueba de fondos, pero no acelera la respuesta.',
    },
    {
      question: '¿Puede ir mi familia conmigo?',
      answer:
        'Pueden pedir su propio permiso o visa de visitante. El permiso de trabajo abierto para la pareja depende del nivel y del tipo de programa, y las reglas se han vuelto más estrictas.',
    },
    {
      question: '¿Qué pasa si niegan el permiso?',
      answer:
        'La carta dice los motivos. Puedes solicitar otra vez si algo cambió o si puedes probar mejor lo que faltó. Pregunta a la escuela qué devuelve de la matrícula. Sobre nuestro precio valen tu cotización y la [política de reembolsos](screen:reschedule-refund-policy).',
    },
  ],
};
