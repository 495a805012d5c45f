import type { QuestionnaireText } from '../definition.ts';

export const text: QuestionnaireText = {
  questions: {
    destination: {
      ask: '¿A qué país quieres viajar?',
      why: 'Cada país tiene su visa y sus reglas. Si vas a varios, empieza por uno.',
    },
    trip_reason: {
      ask: '¿Cuál es el motivo principal del viaje?',
      why: 'El motivo decide la clase de visa. Si tienes varios, elige el que te hace viajar.',
    },
    number_in_party: {
      ask: '¿Cuántas personas viajan, contándote a ti?',
      why: 'Cada persona lleva su propia solicitud. Si van dos o más, el precio por persona de nuestra asesoría suele bajar.',
    },
    minors_in_party: {
      ask: '¿Cuántas de ellas son menores de edad?',
      why: 'Cada menor tiene su propio formulario y lleva documentos de sus padres. Por lo general, nuestro precio para menores es más bajo.',
    },
    nationality: {
      ask: '¿De qué país es tu pasaporte?',
      why: 'Del pasaporte depende si necesitas visa o basta una autorización en línea. Si tienes dos, elige el que usarás en este viaje.',
    },
    residence_country: {
      ask: '¿En qué país vives?',
      why: 'Por lo general, la visa se pide en el país donde vives o en el de tu pasaporte.',
    },
    valid_passport: {
      ask: '¿Tienes el pasaporte vigente?',
      why: 'Puedes empezar sin él. Lo necesitas para terminar la solicitud, porque en ella va su número.',
    },
    passport_help: {
      ask: '¿Necesitas ayuda con el pasaporte?',
      why: 'Lo expide tu país y lo pides tú. Si nos dices que sí, tu asesor lo tiene en cuenta y te orienta.',
    },
    travel_date: {
      ask: '¿Cuándo quieres viajar?',
      why: 'Así vemos si el tiempo alcanza para la cita y la respuesta. No hace falta tener pasajes.',
    },
    had_us_visa: {
      ask: '¿Has tenido una visa de Estados Unidos?',
      why: 'Si la tuviste, quizá te corresponda renovarla, y a veces se puede sin entrevista.',
    },
    us_visa_expiry: {
      ask: '¿Esa visa sigue vigente o ya venció?',
      why: 'Mira la fecha impresa en la visa, no la del pasaporte. De ella depende si la renuevas o pides una nueva.',
    },
    denied_visa_before: {
      ask: '¿Alguna vez te negaron una visa?',
      why: 'Cuenta la de cualquier país. Una negación no cierra la puerta: se declara en la solicitud, y te ayudamos a explicarla.',
    },
    denied_country: {
      ask: '¿Qué país te la negó?',
      why: 'Si fueron varios, elige Estados Unidos si está entre ellos; si no, el más reciente.',
    },
    denied_when: {
      ask: '¿Cuándo fue la última vez?',
      why: 'En una nueva solicitud se mira qué cambió desde entonces: trabajo, ingresos, familia o plan de viaje.',
    },
    occupation_now: {
      ask: '¿A qué te dedicas ahora?',
      why: 'Muestra qué te espera en casa y decide qué documentos conviene reunir. Con cualquiera de estas respuestas se puede solicitar.',
    },
    monthly_income_range: {
      ask: '¿Cuánto ganas al mes, más o menos?',
      why: 'Se mira que el viaje sea razonable para quien lo paga. Haz la cuenta en dólares; si no tienes ingresos propios, elige el primer rango.',
    },
    payer: {
      ask: '¿Quién paga el viaje?',
      why: 'Quien decide quiere saber de dónde sale el dinero. Tu respuesta cambia los documentos que vas a reunir.',
    },
    travelled_abroad: {
      ask: '¿Has viajado antes a otro país?',
      why: 'Haber viajado y vuelto a tiempo habla bien de ti. Si este es tu primer viaje, también puedes solicitar.',
    },
    criminal_record: {
      ask: '¿Te han arrestado o condenado alguna vez, en cualquier país?',
      why: 'El formulario lo pregunta, aunque el caso se haya cerrado. Saberlo ahora nos permite prepararlo contigo, y lo leemos con reserva.',
    },
    overstay_before: {
      ask: '¿Te has quedado en otro país más tiempo del permitido?',
      why: 'Las solicitudes lo preguntan. Según cuánto tiempo fue, puede cambiar el camino, y es mejor verlo ahora, con calma.',
    },
    interview_city: {
      ask: '¿En qué ciudad prefieres la entrevista?',
      why: 'La espera cambia de una ciudad a otra. Si tu trámite no lleva entrevista, esta respuesta no te afecta.',
    },
    help_wanted: {
      ask: '¿Cuánta ayuda quieres?',
      why: 'En la visa de turismo a Estados Unidos, esta respuesta elige el plan. Puedes cambiarla hasta que pagues.',
    },
    heard_from: {
      ask: '¿Cómo supiste de nosotros?',
      why: 'Es para saber dónde nos encuentran. No cambia nada en tu caso.',
    },
  },
  options: {
    destination: { US: 'Estados Unidos', CA: 'Canadá', UK: 'Reino Unido', AU: 'Australia' },
    trip_reason: {
      tourism: 'Turismo',
      business: 'Negocios, reuniones o congresos',
      visit_family: 'Visitar a familia o amigos',
      study: 'Estudiar',
      work: 'Trabajar',
      family_immigration: 'Ir a vivir con mi familia o mi pareja',
      crew_transit: 'Soy tripulante o voy de paso',
      medical: 'Un tratamiento médico',
    },
    number_in_party: {
      '1': 'Solo yo',
      '2': '2 personas',
      '3': '3 personas',
      '4': '4 personas',
      '5': '5 personas',
      '6': '6 personas',
      '7': '7 personas',
      '8': '8 personas',
      '9': '9 personas',
      '10': '10 personas',
    },
    minors_in_party: {
      '0': 'Ninguna',
      '1': '1 menor',
      '2': '2 menores',
      '3': '3 menores',
      '4': '4 menores',
      '5': '5 menores',
      '6': '6 menores',
      '7': '7 menores',
      '8': '8 menores',
      '9': '9 menores',
    },
    valid_passport: { Y: 'Sí', N: 'No', in_process: 'Lo estoy tramitando' },
    travel_date: {
      under_1: 'En menos de 1 mes',
      '1_3': 'En 1 a 3 meses',
      '3_6': 'En 3 a 6 meses',
      '6_12': 'En 6 a 12 meses',
      over_12: 'En más de 1 año',
      no_date: 'Aún no tengo fecha',
    },
    us_visa_expiry: {
      valid: 'Sigue vigente',
      expired_under_12: 'Venció hace menos de 1 año',
      expired_12_48: 'Venció hace 1 a 4 años',
      expired_over_48: 'Venció hace más de 4 años',
    },
    denied_country: {
      US: 'Estados Unidos',
      CA: 'Canadá',
      UK: 'Reino Unido',
      AU: 'Australia',
      schengen: 'Un país europeo del espacio Schengen',
      other: 'Otro país',
    },
    denied_when: { under_1: 'Hace menos de 1 año', '1_3': 'Hace 1 a 3 años', over_3: 'Hace más de 3 años' },
    occupation_now: {
      employee: 'Tengo un empleo',
      self_employed: 'Tengo un negocio o trabajo por mi cuenta',
      student: 'Estudio',
      retired: 'Recibo una pensión o jubilación',
      homemaker: 'Me ocupo del hogar',
      unemployed: 'No tengo trabajo ahora',
      informal: 'Trabajo sin contrato ni registro',
    },
    monthly_income_range: {
      under_500: 'Menos de 500 USD',
      '500_1000': 'De 500 a 1000 USD',
      '1000_2500': 'De 1000 a 2500 USD',
      '2500_5000': 'De 2500 a 5000 USD',
      over_5000: 'Más de 5000 USD',
    },
    payer: {
      self: 'Yo',
      family: 'Mi familia',
      employer: 'La empresa donde trabajo',
      other: 'Otra persona o entidad',
    },
    interview_city: {
      MEX: 'Ciudad de México',
      CDJ: 'Ciudad Juárez',
      GDL: 'Guadalajara',
      HER: 'Hermosillo',
      MTM: 'Matamoros',
      MER: 'Mérida',
      MTR: 'Monterrey',
      NGL: 'Nogales',
      NVL: 'Nuevo Laredo',
      TJT: 'Tijuana',
      BGT: 'Bogotá',
      QTO: 'Quito',
      GYQ: 'Guayaquil',
      LMA: 'Lima',
      BNS: 'Buenos Aires',
      ASN: 'Asunción',
      BRA: 'Brasilia',
      RDJ: 'Río de Janeiro',
      SPL: 'São Paulo',
      RCF: 'Recife',
      PTA: 'Porto Alegre',
      SNT: 'Santiago',
      MTV: 'Montevideo',
      LPZ: 'La Paz',
      PNM: 'Ciudad de Panamá',
      GTM: 'Ciudad de Guatemala',
      SNJ: 'San José',
      other: 'Otra ciudad, o aún no lo sé',
    },
    help_wanted: {
      form: 'Solo con el formulario',
      form_and_appointment: 'Con el formulario y las citas',
      everything: 'Con todo, y siempre con el mismo asesor',
    },
    heard_from: {
      search: 'En un buscador de internet',
      social: 'En redes sociales',
      friend: 'Alguien me los recomendó',
      advert: 'Por un anuncio',
      other: 'De otra manera',
    },
  },
  cards: {
    us_own: {
      title: 'No necesitas visa: es tu país',
      text: 'Con pasaporte de Estados Unidos, también si vives en Puerto Rico, entras sin visa. Viaja con ese pasaporte.',
      next: [
        'Revisa que tu pasaporte siga vigente el día del viaje.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    ca_own: {
      title: 'No necesitas visa: es tu país',
      text: 'Con pasaporte canadiense entras a Canadá sin visa y sin autorización previa. Viaja con ese pasaporte.',
      next: [
        'Revisa que tu pasaporte siga vigente el día del viaje.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    uk_own: {
      title: 'No necesitas visa: es tu país',
      text: 'Con pasaporte británico entras al Reino Unido sin visa y sin autorización previa. Viaja con ese pasaporte.',
      next: [
        'Revisa que tu pasaporte siga vigente el día del viaje.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    au_own: {
      title: 'No necesitas visa: es tu país',
      text: 'Con pasaporte australiano entras a Australia sin visa. Viaja con ese pasaporte.',
      next: [
        'Revisa que tu pasaporte siga vigente el día del viaje.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    us_canadian: {
      title: 'No necesitas visa para esta visita',
      text: 'Con pasaporte canadiense se visita Estados Unidos sin visa. Tu entrada la decide el oficial de frontera cuando llegas.',
      next: [
        'Viaja con el pasaporte vigente y con tu plan de viaje a mano.',
        'Si tuviste un problema en una entrada anterior, pregúntanos antes de comprar pasajes.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    esta_careful: {
      title: 'Visa de turismo a Estados Unidos, plan Plus',
      text: 'Con tu pasaporte se suele viajar con ESTA, pero una negación de Estados Unidos, una estadía de más o los antecedentes normalmente la cierran. La visa es el camino más seguro, porque en ella puedes explicar lo que pasó.',
      next: [
        'Escribe qué pasó, cuándo, dónde y cómo terminó.',
        'Responde las preguntas del DS-160; un asesor las revisa contigo.',
        'Paga la tarifa del gobierno, agenda con nuestra ayuda y ensaya la entrevista.',
      ],
    },
    esta: {
      title: 'ESTA para Estados Unidos',
      text: 'Tu pasaporte está en el programa de exención de visa: para visitas de hasta {us-esta-stay} se pide esta autorización en línea. La concede la autoridad de fronteras, que también decide tu entrada al llegar.',
      next: [
        'Mira que la portada de tu pasaporte tenga el símbolo del chip.',
        'Responde las preguntas de la ESTA; las revisamos antes de enviarla.',
        'Pídela al menos {us-esta-ahead} antes de volar.',
      ],
    },
    renewal_valid: {
      title: 'Tu visa todavía sirve; renovarla es opcional',
      text: 'Si es de turismo (B-1/B-2) y sigue vigente, puedes viajar con ella. Si está en un pasaporte vencido, se llevan los dos. Si vence pronto y prefieres renovarla ya, te ayudamos.',
      next: [
        'Mira en tu visa la clase y la fecha de vencimiento.',
        'Si te alcanza para este viaje, no tienes que pagar nada.',
        'Si renuevas, hazlo sin viajes próximos: entregas la visa actual, y el pasaporte se queda en el consulado mientras decide.',
      ],
    },
    renewal_under_12: {
      title: 'Renovación de tu visa de Estados Unidos',
      text: 'Tu visa venció hace menos de {us-waiver-window}, así que quizá puedas renovarla sin entrevista. Depende de otras condiciones, que revisamos contigo; el consulado puede citar a cualquiera.',
      next: [
        'Busca la visa anterior, aunque esté en un pasaporte viejo.',
        'Responde unas preguntas sobre ella para ver si puedes pedir la exención de entrevista.',
        'Pon tus datos al día en el DS-160 y tómate una foto nueva.',
      ],
    },
    renewal: {
      title: 'Renovación de tu visa de Estados Unidos',
      text: 'Como venció hace más de {us-waiver-window}, cuenta con una entrevista. Partimos de los datos de aquella visa y ponemos al día lo que cambió.',
      next: [
        'Busca la visa anterior, aunque esté en un pasaporte viejo.',
        'Responde el DS-160 con tu trabajo, tu dirección y tus viajes de hoy.',
        'Paga la tarifa del gobierno y agenda con nuestra ayuda. El ensayo de la entrevista se compra aparte.',
      ],
    },
    us_visitor_standard: {
      title: 'Visa de turismo a Estados Unidos, plan Estándar',
      text: 'Es la visa B-1/B-2: para pasear, ver a tu gente, hacer negocios o recibir un tratamiento. Elegiste ayuda con el formulario: el DS-160 lo llenamos contigo y las citas las agendas tú, con una guía.',
      next: [
        'Responde las preguntas del DS-160 en tu idioma y por partes.',
        'Lee el formulario completo en inglés y fírmalo tú.',
        'Paga la tarifa del gobierno y reserva la cita con la guía.',
      ],
    },
    us_visitor_plus: {
      title: 'Visa de turismo a Estados Unidos, plan Plus',
      text: 'Es la visa B-1/B-2: para pasear, ver a tu gente, hacer negocios o recibir un tratamiento. Elegiste ayuda con el formulario y las citas; el plan trae también la revisión de tus documentos y un ensayo de la entrevista.',
      next: [
        'Responde las preguntas del DS-160 en tu idioma y por partes.',
        'Reúne los documentos de tu lista; un asesor los revisa.',
        'Paga la tarifa del gobierno, agenda con nuestra ayuda y ensaya la entrevista.',
      ],
    },
    us_visitor_vip: {
      title: 'Visa de turismo a Estados Unidos, plan VIP',
      text: 'Es la visa B-1/B-2: para pasear, ver a tu gente, hacer negocios o recibir un tratamiento. Pediste ayuda con todo: un mismo asesor llena el formulario por ti después de una llamada, busca fechas y ensaya contigo dos veces la entrevista.',
      next: [
        'Acuerda la hora de tu llamada, con el pasaporte a mano.',
        'Lee lo que escribimos y firma tú el DS-160.',
        'Paga la tarifa del gobierno; tomamos una primera fecha y seguimos mirando si se abre otra antes.',
      ],
    },
    us_student: {
      title: 'Visa de estudiante F-1 a Estados Unidos',
      text: 'Es la visa para estudiar en una escuela autorizada que te entrega el I-20. Si vas a un curso técnico suele ser la M-1, y a un intercambio con DS-2019, la J-1: en esos casos, pregúntanos antes de pagar.',
      next: [
        'Ten a mano el I-20, o cuéntanos cómo va tu admisión.',
        'Paga SEVIS con nuestra guía y guarda el recibo.',
        'Responde el DS-160, reúne las pruebas de fondos y ensaya la entrevista.',
      ],
    },
    us_crew: {
      title: 'Visa de tripulante y tránsito C-1/D',
      text: 'Es la visa de quien trabaja a bordo de un barco o un avión, o solo pasa por Estados Unidos. El formulario pide los datos de tu contrato y de tu ruta.',
      next: [
        'Pide a la empresa una carta con la nave o aerolínea, tu cargo, el puerto y las fechas.',
        'Responde las preguntas del DS-160; las comparamos con tu contrato.',
        'Agenda con margen: el pasaporte debe volver a tus manos antes del viaje.',
      ],
    },
    us_work_family: {
      title: 'Visa de trabajo o familia en Estados Unidos',
      text: 'Estos caminos empiezan con quien te pide: un familiar, tu pareja o una empresa. Un asesor lee tu caso y te escribe en un día hábil con una cotización; no debes nada hasta que la aceptes.',
      next: [
        'Escribe quién te pide y qué ha presentado hasta ahora.',
        'Ordena por fecha tus visas, negaciones, entradas y salidas.',
        'Lee la cotización con calma. No somos abogados: si te hace falta uno, lo decimos.',
      ],
    },
    ca_study: {
      title: 'Permiso de estudio en Canadá',
      text: 'Para un programa largo en Canadá hace falta este permiso. Un asesor te escribe en un día hábil con una cotización; ordenamos, traducimos y llenamos los formularios como tú indiques. El consejo lo dan profesionales con licencia canadiense, que nosotros no tenemos.',
      next: [
        'Ubica la carta de aceptación, o cuéntanos en qué va tu admisión.',
        'Separa la carta de la provincia y las pruebas de fondos.',
        'Si dudas entre opciones, busca en college-ic.ca a alguien con licencia.',
      ],
    },
    ca_adviser: {
      title: 'Permiso de trabajo o residencia en Canadá',
      text: 'Hoy no tenemos un servicio para esto, y preferimos decirlo antes de que pagues algo. Un asesor te escribe en un día hábil y te dice dónde seguir.',
      next: [
        'Espera nuestro mensaje antes de comprar pasajes.',
        'Ten a mano la oferta de trabajo o los datos de tu familiar en Canadá.',
        'Los programas están en canada.ca, y quienes pueden aconsejarte con licencia, en college-ic.ca.',
      ],
    },
    ca_none: {
      title: 'No necesitas visa ni eTA',
      text: 'Con pasaporte de Estados Unidos se visita Canadá sin visa y sin autorización previa. Tu entrada la decide el oficial de frontera cuando llegas.',
      next: [
        'Revisa que tu pasaporte siga vigente el día del viaje.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    ca_eta: {
      title: 'No necesitas visa: te basta una eTA',
      text: 'Con tu pasaporte se vuela a Canadá con una eTA, una autorización en línea. Cuesta {ca-eta} y dura hasta {ca-eta-validity}, o hasta que venza el pasaporte.',
      next: [
        'Pídela en canada.ca; es corta y puedes hacerla sin ayuda.',
        'Escribe el número del pasaporte con el que vas a volar.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    ca_visitor_or_eta: {
      title: 'Visa de visitante a Canadá, o quizá solo una eTA',
      text: 'Mira esto primero: si llegas en avión y tienes una visa vigente de Estados Unidos, o tuviste una canadiense en los últimos {ca-eta-lookback}, puede bastarte una eTA. Si no, o si llegas por tierra o por mar, necesitas la visa de visitante.',
      next: [
        'Si cumples lo anterior, confírmalo y pide la eTA en canada.ca. No tienes que pagarnos.',
        'Si no, escanea el pasaporte y responde el IMM 5257: llenamos el formulario como tú indicas. El consejo lo da alguien con licencia, en college-ic.ca.',
        'Cuando llegue la carta de Canadá, da tus datos biométricos en el centro.',
      ],
    },
    ca_visitor: {
      title: 'Visa de visitante a Canadá',
      text: 'Con tu pasaporte se visita Canadá con esta visa, y cada estadía suele ser de hasta {ca-stay}. Casi siempre se decide leyendo tus documentos, sin entrevista.',
      next: [
        'Escanea el pasaporte, con todas las páginas que tengan sellos o visas.',
        'Responde el IMM 5257 y escribe con tus palabras la carta que explica el viaje; la traducimos. El consejo lo da alguien con licencia, en college-ic.ca.',
        'Cuando llegue la carta de Canadá, da tus datos biométricos en el centro.',
      ],
    },
    uk_adviser: {
      title: 'Otra clase de visa para el Reino Unido',
      text: 'Estudiar, trabajar, vivir o pasar en tránsito piden visas distintas de la de visitante, y hoy no tenemos un servicio para ellas. Un asesor te escribe en un día hábil y te dice dónde seguir.',
      next: [
        'Espera nuestro mensaje antes de comprar pasajes.',
        'Ten a mano los datos de la escuela, la empresa, tu familiar o la nave.',
        'Si quieres adelantar, el verificador oficial está en gov.uk/check-uk-visa.',
      ],
    },
    uk_eta: {
      title: 'No necesitas visa: te basta una ETA',
      text: 'Con tu pasaporte se visita el Reino Unido hasta {uk-eta-stay} con una ETA, una autorización en línea. Cuesta {uk-eta} y dura hasta {uk-eta-validity}, o hasta que venza el pasaporte.',
      next: [
        'Pídela en gov.uk; puedes hacerla sin ayuda.',
        'Escribe el número del pasaporte con el que vas a viajar.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    uk_visitor: {
      title: 'Visa de visitante al Reino Unido',
      text: 'Con tu pasaporte se necesita esta visa para visitas de hasta {uk-stay}. Se decide con tus documentos, y lo que más se mira es que el viaje sea acorde con tus ingresos.',
      next: [
        'Escribe tu plan: fechas, ciudades, dónde duermes y quién paga.',
        'Junta extractos del banco y la carta de tu trabajo o de tu negocio.',
        'Responde la solicitud con nosotros y ve al centro a dar tus datos biométricos.',
      ],
    },
    au_adviser: {
      title: 'Otra clase de visa para Australia',
      text: 'Estudiar, trabajar, vivir o pasar en tránsito piden visas distintas de la de visitante, y hoy no tenemos un servicio para ellas. Un asesor te escribe en un día hábil y te dice dónde seguir.',
      next: [
        'Espera nuestro mensaje antes de comprar pasajes.',
        'Ten a mano los datos de la escuela, la empresa, tu familiar o la nave.',
        'Si quieres adelantar, todas las visas están en immi.homeaffairs.gov.au.',
      ],
    },
    au_eta: {
      title: 'Te basta una ETA (subclase 601)',
      text: 'Con tu pasaporte no hace falta la visa de visitante 600. Para una visita corta se pide una ETA, que es más simple y se hace en línea.',
      next: [
        'Mira las condiciones y pídela en immi.homeaffairs.gov.au; puedes hacerlo sin ayuda.',
        'Usa el pasaporte con el que vas a volar.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    au_evisitor: {
      title: 'Te basta una eVisitor (subclase 651)',
      text: 'Con tu pasaporte no hace falta la visa de visitante 600. Para una visita corta se pide una eVisitor, que es más simple y se hace en línea.',
      next: [
        'Mira las condiciones y pídela en immi.homeaffairs.gov.au; puedes hacerlo sin ayuda.',
        'Usa el pasaporte con el que vas a volar.',
        'Si alguien del grupo tiene otro pasaporte, cambia esa respuesta y mira qué necesita.',
      ],
    },
    au_visitor: {
      title: 'Visa de visitante a Australia (subclase 600)',
      text: 'Con tu pasaporte es la visa para pasear, ver a tu gente o hacer negocios. Se pide en línea; la estadía más frecuente es de {au-stay-usual} y la más larga, de {au-stay}.',
      next: [
        'Escanea el pasaporte, tu documento de identidad y una foto reciente.',
        'Responde la solicitud con nosotros y cuenta por qué vuelves a casa.',
        'Mira tu cuenta oficial: allí llega lo que te pidan después, como un examen médico.',
      ],
    },
  },
};
