import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visa de visitante al Reino Unido',
  metaTitle: 'Visa de visitante al Reino Unido: quién la necesita',
  description:
    '¿Visa o solo ETA para el Reino Unido? Qué pide tu pasaporte, qué documentos cuentan, cuándo pedirla y cómo llenamos contigo la Standard Visitor visa.',
  lead: 'Con pasaporte de {uk-visa-passports} necesitas visa de visitante; con muchos otros de la región basta una ETA. Te decimos qué te toca y llenamos la solicitud contigo.',
  benefits: [
    {
      title: '¿Visa o ETA? Lo aclaramos primero',
      text: 'Miramos tu pasaporte, y el segundo si lo tienes, en el verificador oficial. Si solo necesitas la autorización electrónica, te decimos dónde pedirla.',
    },
    {
      title: 'La solicitud en línea, contigo',
      text: 'Preguntas en español, con explicación. Llenamos el formulario en inglés y cuidamos que cuadren ingresos, gastos y costo del viaje.',
    },
    {
      title: 'Documentos con ojos de oficial',
      text: 'Recibes la lista para tu caso y un asesor revisa lo que mandas: que el extracto muestre el sueldo y que la carta laboral diga cuándo regresas.',
    },
    {
      title: 'Pago y datos biométricos, sin perderte',
      text: 'Te guiamos para pagar la tarifa en el sitio oficial, pedir la cita en el centro de visas y llegar con lo que piden. La tarifa nunca pasa por nosotros.',
    },
  ],
  steps: [
    {
      title: 'Nos dices qué pasaporte tienes',
      text: 'También a qué vas, cuándo y por cuánto tiempo. Con eso sabemos si te corresponde la visa de visitante, la ETA o una visa de otro tipo.',
      actor: 'you',
    },
    {
      title: 'Preparamos la solicitud',
      text: 'Respondes por partes. Un asesor compara tus respuestas con los documentos y te pregunta lo que no coincide antes de pasarlo al formulario.',
      actor: 'us',
    },
    {
      title: 'Firmas, pagas y pides la cita',
      text: 'Lees la solicitud completa y la envías con tu declaración. La tarifa se paga en línea al gobierno británico. Puedes hacerlo desde {uk-apply-ahead} antes del viaje, no más temprano.',
      actor: 'you',
    },
    {
      title: 'Das huellas y foto',
      text: 'Vas al centro de visas con tu pasaporte. Los documentos se suben antes o se escanean allá. Si el centro ofrece servicios extra, son opcionales.',
      actor: 'you',
    },
    {
      title: 'UKVI decide',
      text: 'La autoridad de visas suele responder en unas {uk-decision} después de que das los datos biométricos, aunque puede pedir algo más y tardar. Casi siempre decide sin entrevista.',
      actor: 'authority',
    },
    {
      title: 'Revisas la visa y viajas',
      text: 'Comprueba nombre, fechas y número de pasaporte. La decisión dice si la visa va pegada en el pasaporte o es digital (eVisa). En la frontera te pueden preguntar por tu plan.',
      actor: 'you',
    },
  ],
  sections: [
    {
      id: 'visa-or-eta',
      title: 'Quién necesita visa y quién solo una ETA',
      blocks: [
        {
          table: {
            head: ['Tu pasaporte', 'Para una visita corta'],
            rows: [
              ['Colombia', 'Visa de visitante, desde el {uk-colombia-visa}'],
              ['Ecuador, Bolivia', 'Visa de visitante'],
              ['{uk-eta-passports}', 'ETA, sin visa'],
            ],
          },
        },
        'La lista ha cambiado varias veces. Antes de pagar algo, confirma tu caso en el [verificador de gov.uk](https://www.gov.uk/check-uk-visa). La ETA se pide en línea, cuesta {uk-eta}, sirve para varios viajes de hasta {uk-eta-stay} y dura {uk-eta-validity} o hasta que venza el pasaporte.',
      ],
    },
    {
      id: 'what-you-may-do',
      title: 'Qué permite la visa de visitante',
      blocks: [
        'Turismo, visitar familia o amigos, reuniones y congresos, y cursos cortos. Cada visita puede durar hasta {uk-stay}. No permite trabajar para una empresa británica, vivir allá a fuerza de visitas seguidas ni recibir ayudas públicas. Para casarse hay una visa aparte.',
      ],
    },
    {
      id: 'documents',
      title: 'El expediente que se lee sin ti delante',
      blocks: [
        'Pasaporte vigente con una página libre, extractos bancarios, carta laboral con tus vacaciones aprobadas, recibos de pago del salario y un plan del viaje. Si tienes negocio, su registro y tu declaración de impuestos. Si estudias, un certificado de estudios.',
        'Si alguien te invita o paga, suma su carta, la prueba de que vive legalmente allá y sus ingresos. Los menores llevan el permiso de los padres. Todo lo que no esté en inglés o galés va con traducción completa, fecha y datos de quien traduce.',
      ],
    },
    {
      id: 'decision',
      title: 'Cómo lee tu caso un funcionario de UKVI',
      blocks: [
        'No hay consulado que te entreviste: un funcionario de UK Visas and Immigration lee el expediente. Busca una visita verdadera: un motivo claro, dinero tuyo o explicado, un gasto razonable para lo que ganas y razones para volver. También mira si cumpliste en viajes anteriores.',
        'Por eso el dinero pesa tanto. No hay un saldo mínimo publicado; importa que el viaje se entienda con tu vida de cada mes.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Descuidos que revisamos uno por uno',
      blocks: [
        {
          list: [
            'Decir un sueldo y mostrar otro en el banco. Comparamos cifra por cifra.',
            'Solicitar demasiado temprano. Calculamos contigo la primera fecha posible.',
            'Olvidar una negación de otro país. El formulario pregunta por todos los países y te lo recordamos.',
            'Traducir solo una parte. Marcamos lo que falta antes de la cita.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Volver otra vez, y hasta dónde llega nuestra ayuda',
      blocks: [
        'La visa estándar es de corta duración: hasta {uk-stay}. Hay visas de visitante de larga duración, más caras, para volver durante años; aun así cada visita tiene ese mismo límite. No hay renovación: para otro viaje se solicita de nuevo.',
        'No decidimos, no aceleramos y no hablamos con UKVI en tu nombre. La solicitud está abierta a cualquiera en [gov.uk](https://www.gov.uk/standard-visitor), y hacerla sin nosotros vale lo mismo.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta en total?',
      answer:
        'Nuestra asesoría cuesta {price:VisitorVisaUK} por persona. La tarifa del gobierno va aparte: la visa estándar cuesta {uk-visitor} y las de larga duración, más. Como cambia con frecuencia, te la confirmamos antes de que pagues; también está en la [tabla de gov.uk](https://www.gov.uk/government/publications/visa-regulations-revised-table).',
    },
    {
      question: 'Soy de Colombia y antes viajé sin visa. ¿Qué cambió?',
      answer:
        'Desde el {uk-colombia-visa} el pasaporte colombiano necesita visa de visitante, también para una visita de pocos días. Tu viaje anterior, si saliste a tiempo, es un buen antecedente: guarda los sellos y los pasajes.',
    },
    {
      question: 'Tengo también pasaporte español. ¿Necesito visa?',
      answer:
        'Si viajas con un pasaporte que solo pide ETA, no necesitas visa: pides la ETA con ese mismo pasaporte y lo presentas al embarcar y al llegar. El verificador oficial te muestra qué pide cada nacionalidad.',
    },
    {
      question: '¿Con cuánta anticipación la pido?',
      answer:
        'El sistema acepta la solicitud desde {uk-apply-ahead} antes de la fecha del viaje. La respuesta suele tomar {uk-decision} después de que das los datos biométricos, y más en temporada alta. No compres pasajes sin cambio hasta tener la decisión.',
    },
    {
      question: '¿Hay entrevista?',
      answer:
        'Casi nunca. Si hace falta, UKVI te llama o te cita. Por eso el texto sobre tu viaje y los documentos tienen que responder solos las preguntas: a qué vas, quién paga y a qué vuelves.',
    },
    {
      question: '¿Necesito visa para una escala en Londres?',
      answer:
        'Depende del pasaporte, de si pasas por el control de frontera y de adónde sigues. Hay visas de tránsito y también excepciones, por ejemplo con ciertas visas vigentes de otros países. Usa el verificador oficial con tu ruta exacta.',
    },
    {
      question: '¿Puedo extender la estadía estando allá?',
      answer:
        'Por regla general la visita no pasa de {uk-stay} y solo se alarga en casos contados, como un tratamiento médico. Quedarte más tiempo afecta tus visas futuras, en ese país y en otros.',
    },
    {
      question: '¿Qué pasa si me niegan la visa?',
      answer:
        'Recibes una carta con las razones. Puedes solicitar otra vez, pagando la tarifa de nuevo, y conviene hacerlo solo si algo cambió o se prueba mejor. Qué devolvemos y qué revisión es gratis está en la [política de reembolsos](screen:reschedule-refund-policy).',
    },
  ],
};
