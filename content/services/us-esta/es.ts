import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'ESTA para viajar a Estados Unidos',
  metaTitle: 'ESTA para Estados Unidos: quién puede y cuánto cuesta',
  description:
    'ESTA para pasaportes chilenos, españoles, italianos y otros del programa de exención de visa: requisitos, vigencia, estadía y precio con tarifa incluida.',
  lead: 'Si tu pasaporte es de Chile, España, Italia u otro país del programa de exención, tal vez no necesitas visa. Revisamos si puedes viajar con ESTA y la pedimos contigo.',
  benefits: [
    {
      title: 'Primero, saber si es para ti',
      text: 'Confirmamos si tu pasaporte permite viajar con ESTA y si alguna respuesta te lleva a otro camino. Si te conviene una visa, te lo decimos.',
    },
    {
      title: 'La solicitud, llena y revisada',
      text: 'Respondes en español y llenamos contigo la solicitud oficial. Comparamos el número de pasaporte letra por letra con la foto del documento.',
    },
    {
      title: 'Un precio con la tarifa incluida',
      text: 'Pagas {price:ESTA} por persona. De ese precio, {us-esta} son la tarifa del gobierno, que pagamos a la autoridad en tu nombre.',
    },
    {
      title: 'La respuesta, explicada',
      text: 'Te enviamos la respuesta de la autoridad y te decimos hasta cuándo vale. Si no la aprueba, sabes qué puedes hacer después.',
    },
  ],
  steps: [
    {
      title: 'Compruebas tu pasaporte',
      text: 'Creas tu cuenta y dices tu nacionalidad, el motivo y la duración del viaje. Miras si la portada del pasaporte trae el símbolo del chip.',
      actor: 'you',
    },
    {
      title: 'Das tus datos y pagas',
      text: 'En tu portal respondes, subes la página de datos del pasaporte y pagas una sola vez, con la tarifa del gobierno incluida.',
      actor: 'you',
    },
    {
      title: 'Revisamos cada respuesta',
      text: 'Comparamos nombres, números y fechas con tu pasaporte y leemos contigo las preguntas de elegibilidad, que son las que más pesan en la respuesta.',
      actor: 'us',
    },
    {
      title: 'Lees y declaras',
      text: 'Lees la solicitud completa, confirmas que todo es verdad y autorizas el envío. La declaración es tuya, aunque la presentemos nosotros.',
      actor: 'you',
    },
    {
      title: 'Enviamos y pagamos la tarifa',
      text: 'Presentamos la solicitud en el sitio oficial y pagamos allí la tarifa del gobierno. Te damos el número de solicitud para que la consultes.',
      actor: 'us',
    },
    {
      title: 'La autoridad responde',
      text: 'La Oficina de Aduanas y Protección Fronteriza (CBP) aprueba, niega o deja la solicitud pendiente. Recomienda pedirla al menos {us-esta-ahead} antes de viajar.',
      actor: 'authority',
    },
    {
      title: 'La frontera decide la entrada',
      text: 'Con la ESTA aprobada puedes abordar. Al llegar, un oficial decide si entras y por cuánto tiempo, como máximo {us-esta-stay}.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Quién puede usarla y quién no',
      blocks: [
        'La ESTA es una autorización electrónica para ciudadanos de países del programa de exención de visa. Son {us-visa-waiver-countries} países y, en América Latina, Chile es el único. También puede usarla quien vive en la región con pasaporte español, italiano, portugués u otro de la [lista oficial](https://esta.cbp.dhs.gov), que puede cambiar.',
        'Cuenta la nacionalidad del pasaporte, no el país donde vives: con residencia en Chile y pasaporte colombiano necesitas visa.',
        'Sirve para turismo, reuniones de negocios o una escala. En cambio, necesitas una visa si:',
        {
          list: [
            'vas a trabajar, a estudiar una carrera o a quedarte más de {us-esta-stay};',
            'eres también nacional de {us-esta-nationals};',
            'estuviste desde el {us-esta-travel-since} en {us-esta-travel}, o desde el {us-esta-cuba-since} en Cuba, salvo excepciones contadas.',
          ],
        },
        'Si ya tienes una visa de turismo vigente, puedes viajar con ella y no hace falta la ESTA.',
      ],
    },
    {
      id: 'requirements',
      title: 'Qué te piden',
      blocks: [
        'Lo indispensable es un pasaporte electrónico vigente, con el símbolo del chip en la portada. La solicitud pregunta además por tus padres, tu empleo, otras nacionalidades, un contacto de emergencia y la dirección de tu alojamiento en Estados Unidos.',
        'No hay cita, huellas previas ni documentos que mostrar en un consulado. Cada persona necesita su ESTA, también un bebé.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Cinco descuidos, de la letra O al sitio falso',
      blocks: [
        {
          list: [
            'Confundir la letra O con el cero en el número de pasaporte. Lo leemos en la foto y tú lo confirmas.',
            'Olvidar otra nacionalidad o un pasaporte vencido de otro país. Te lo preguntamos aparte.',
            'Responder que no cuando preguntan por visas negadas, porque fue hace muchos años. Está en los registros: se declara siempre.',
            'Pedirla en la puerta de embarque. Te recordamos el plazo recomendado de {us-esta-ahead}.',
            'Pagar en un sitio que parece oficial. La dirección del gobierno termina en .gov; nosotros somos una empresa privada.',
          ],
        },
      ],
    },
    {
      id: 'decision',
      title: 'Sí, no, o pedir la visa',
      blocks: [
        'CBP compara tus respuestas con sus registros. Pregunta por arrestos, drogas, enfermedades contagiosas, fraude migratorio, visas negadas y estadías excedidas. Un sí suele llevar a una negación; entonces el camino es la visa.',
        'La negación de una ESTA no se apela, pero puedes pedir la visa, donde un oficial consular te escucha. Así se comparan:',
        {
          table: {
            head: ['Aspecto', 'ESTA', 'Visa de turismo'],
            rows: [
              ['Tarifa del gobierno', '{us-esta}', '{us-mrv}'],
              ['Vigencia', '{us-esta-validity}', 'Según tu nacionalidad; en Colombia, hasta {us-b-validity}'],
              ['Estadía por viaje', 'Hasta {us-esta-stay}', 'Por lo general, hasta {us-b-stay}'],
              ['Entrevista', 'No', 'Sí, con excepciones'],
              ['Extensión', 'No', 'Se puede pedir'],
            ],
          },
        },
      ],
    },
    {
      id: 'after',
      title: 'Después: vigencia, estadía y una nueva ESTA',
      blocks: [
        'La ESTA aprobada vale {us-esta-validity}, o hasta que venza tu pasaporte si eso ocurre antes, y sirve para varios viajes. Cada estadía es de hasta {us-esta-stay}; una salida corta a México o Canadá, por lo general, no reinicia la cuenta.',
        'La estadía no se extiende. No existe una renovación: cuando vence, se pide otra. También debes pedirla de nuevo si cambias de pasaporte, de nombre o de nacionalidad, o si una de tus respuestas ya no es cierta.',
      ],
    },
    {
      id: 'limits',
      title: 'Nosotros no aprobamos nada, y puedes hacerla sin ayuda',
      blocks: [
        'No aprobamos la ESTA, no aceleramos la respuesta y no enviamos respuestas que sabemos falsas.',
        'La solicitud oficial es sencilla y la puedes hacer por tu cuenta en [esta.cbp.dhs.gov](https://esta.cbp.dhs.gov), pagando solo {us-esta}. Si tu caso no deja dudas, es razonable. Nuestro precio paga la revisión y la explicación en tu idioma.',
      ],
    },
  ],
  questions: [
    {
      question: '¿El precio incluye de verdad la tarifa del gobierno?',
      answer:
        'Sí. Pagas {price:ESTA} y de ahí sale la tarifa. El aviso oficial de 2025 la fija en {us-esta} y la ley la ajusta cada año; otros citan ya {us-esta-later}. Si al pagarla es más alta, la diferencia la ponemos nosotros.',
    },
    {
      question: 'Tengo nacionalidad colombiana y española, ¿puedo usar la ESTA?',
      answer:
        'En general sí, si el pasaporte español es electrónico, está vigente y ninguna otra regla te excluye. Declaras también tu nacionalidad colombiana y viajas con el pasaporte español.',
    },
    {
      question: 'Estuve en Cuba de vacaciones, ¿qué hago?',
      answer:
        'Si el viaje fue desde el {us-esta-cuba-since}, por lo general la ESTA ya no es posible y se pide una [visa de visitante](screen:us-visitor). Cuéntanos cuándo fue antes de comprar.',
    },
    {
      question: '¿Cuánto tarda la respuesta?',
      answer:
        'Muchas llegan pronto y otras quedan pendientes. Por eso la autoridad recomienda pedirla al menos {us-esta-ahead} antes; nosotros, apenas empieces a planear el viaje.',
    },
    {
      question: 'Solo hago escala en Miami, ¿necesito ESTA?',
      answer:
        'Sí. En Estados Unidos se pasa por inmigración aunque tu destino sea otro país. Necesitas ESTA, o una visa si tu pasaporte no está en el programa.',
    },
    {
      question: '¿Y si la ESTA vence mientras estoy allá?',
      answer:
        'Debe estar vigente el día que llegas. Si vence durante tu estadía, no tienes que salir antes por eso; lo que debes respetar es la fecha de salida que te dio el oficial.',
    },
    {
      question: '¿Qué pasa con mi dinero si la niegan?',
      answer:
        'La autoridad cobra entonces solo una parte de la tarifa y te devolvemos la que no cobró. Nuestra asesoría no se devuelve por una negación. Los casos están en la [política de reembolsos](screen:reschedule-refund-policy).',
    },
  ],
};
