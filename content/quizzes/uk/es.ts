import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: '¿Cómo se ve hoy tu visita al Reino Unido?',
  shortTitle: 'Visa al Reino Unido',
  metaTitle: 'Visa de visitante al Reino Unido: revisa tu perfil',
  description:
    'Unas 12 preguntas: si necesitas visa o te basta una ETA, qué ayuda a tu solicitud, qué pesa en contra y qué puedes preparar antes de pedirla.',
  lead: 'Son 12 preguntas cortas, cerca de tres minutos. Primero ves si necesitas visa o te basta una ETA; después, qué te ayuda y qué conviene preparar. La prueba no anticipa lo que decidirá el gobierno británico: eso no lo sabe nadie.',
  questions: {
    u_nationality: {
      ask: '¿Cuál es tu nacionalidad?',
      why: 'De ella depende si necesitas visa o una ETA, que es más sencilla. Si tienes más de una, elige la del pasaporte con el que viajarías.',
    },
    u_purpose: {
      ask: '¿Para qué quieres ir al Reino Unido?',
      why: 'La visa de visitante permite unas cosas y otras no. Trabajar y casarse llevan su propia visa.',
    },
    u_stay: {
      ask: '¿Cuánto tiempo piensas quedarte?',
      why: 'Cada visita puede durar hasta {uk-stay}. Una corta es más fácil de explicar junto a tu trabajo y tu familia.',
    },
    u_money_source: {
      ask: '¿De dónde sale el dinero del viaje?',
      why: 'El oficial mira que el dinero tenga un origen claro. Si viene de varias partes, elige la principal. Un depósito grande puede estar bien: solo hay que explicarlo.',
    },
    u_trip_cost_share: {
      ask: '¿Qué parte de los ahorros se va en este viaje?',
      why: 'Si paga otra persona, piensa en sus ahorros. No preguntamos la cifra: importa que el gasto sea razonable para quien lo hace.',
    },
    u_job: {
      ask: '¿A qué te dedicas hoy?',
      why: 'Un trabajo, un negocio o unos estudios en marcha son razones para volver. Si haces varias cosas, elige la principal.',
    },
    u_family: {
      ask: '¿Quién de tu familia se queda en tu país mientras viajas?',
      why: 'La familia que te espera es una razón para volver. Si no se queda nadie, no es una falta: cuentan otras cosas.',
    },
    u_travel: {
      ask: 'En los últimos 5 años, ¿a dónde viajaste y volviste a tiempo?',
      why: 'Un viaje con regreso a tiempo muestra que cumples los plazos. Si hay varios, elige el primero de la lista que sea cierto.',
    },
    u_refusal: {
      ask: '¿Te han negado una visa, del Reino Unido o de otro país?',
      why: 'El formulario pregunta por todos los países. Contarla y explicar qué cambió es mejor que dejar el espacio vacío.',
    },
    u_breach: {
      ask: '¿Te quedaste de más o incumpliste reglas de inmigración en algún país?',
      why: 'Por ejemplo, salir después de la fecha o trabajar sin permiso. No preguntamos para juzgarte: es mejor verlo ahora que después de enviar la solicitud.',
    },
    u_crime: {
      ask: '¿Alguna vez te arrestaron o te condenaron, en cualquier país?',
      why: 'El formulario lo pregunta. Un antecedente se mira según qué fue y cuándo, y callarlo complica las cosas. Aquí no pedimos detalles.',
    },
    u_frequent: {
      ask: '¿Pasaste en el Reino Unido más de 6 de los últimos 12 meses?',
      why: 'La visa de visitante no es para vivir allá con una visita tras otra, y el oficial suma el tiempo.',
    },
  },
  options: {
    purpose: {
      tourism: 'Pasear y conocer',
      family: 'Visitar a familia o amigos',
      business: 'Reuniones, negocios o un congreso',
      study_up_to_6_months: 'Un curso de hasta {uk-visitor-study}',
      work: 'Trabajar',
      marriage: 'Casarme o registrar mi unión civil',
    },
    stay: {
      up_to_2_weeks: 'Hasta 2 semanas',
      up_to_3_months: 'De 2 semanas a 3 meses',
      '3_6_months': 'De 3 meses a {uk-stay}',
      over_6_months: 'Más de {uk-stay}',
    },
    money_source: {
      salary_paid_into_bank: 'De mi sueldo o pensión, que llega al banco',
      business: 'De mi negocio o de trabajo por mi cuenta',
      recent_large_deposits: 'De depósitos grandes y recientes',
      sponsor: 'Lo paga otra persona o una empresa',
    },
    trip_cost_share: {
      cost_under_a_third_of_savings: 'Menos de un tercio',
      half: 'Cerca de la mitad',
      nearly_all: 'Casi todo',
    },
    breach: {
      Y: 'Sí',
      N: 'No',
    },
    crime_record: {
      Y: 'Sí',
      N: 'No',
    },
    frequent: {
      Y: 'Sí',
      N: 'No',
    },
  },
  cards: {
    own: {
      title: 'No necesitas visa para el Reino Unido',
      text: 'Con nacionalidad británica no se pide visa ni ETA: vuelves a tu propio país.',
      next: [
        'Revisa que tu pasaporte británico esté vigente.',
        'Si alguien que viaja contigo tiene otra nacionalidad, haz la prueba otra vez con la suya.',
      ],
    },
    eta: {
      title: 'Con tu pasaporte suele bastar una ETA',
      text: 'Para una visita de hasta {uk-eta-stay} se te pide una ETA, que es una autorización electrónica, y no una visa. Cuesta {uk-eta}, sirve para varios viajes y dura {uk-eta-validity}, o hasta que venza el pasaporte.',
      next: [
        'Pídela tú, en línea, en gov.uk/eta: no hace falta un intermediario.',
        'La lista de países ha cambiado varias veces: confirma la tuya en gov.uk/check-uk-visa.',
        'Usa el mismo pasaporte con el que vas a viajar.',
        'Si vas a trabajar, a casarte o a quedarte más tiempo, la ETA no sirve: hace falta una visa.',
      ],
    },
    other_visa: {
      title: 'Para trabajar hay otra visa',
      text: 'La visa de visitante no permite trabajar en el Reino Unido. Las visas de trabajo tienen sus propios requisitos, y por ahora no las ofrecemos.',
      next: [
        'Busca tu caso en gov.uk/check-uk-visa: dice qué visa corresponde a cada trabajo.',
        'Si vas solo a reuniones o a un congreso, vuelve atrás y elige esa respuesta.',
        'Si no sabes cuál es la tuya, escríbenos por chat antes de pagar una tarifa y te responde un asesor.',
      ],
    },
    marriage: {
      title: 'Para casarte hay una visa aparte',
      text: 'Se llama Marriage Visitor visa y es para ir a casarse o a registrar una unión civil y luego volver. La visa de visitante común no lo permite, y por ahora no preparamos la otra.',
      next: [
        'Mira en gov.uk/check-uk-visa qué pide para tu nacionalidad.',
        'Si después de la boda piensas quedarte a vivir allá, ese es otro camino: búscalo también en gov.uk.',
        'Si vas a la boda de otra persona, vuelve atrás y elige la visita a familia o amigos.',
        'Si te queda una duda, escríbenos por chat y te responde un asesor.',
      ],
    },
    too_long: {
      title: 'La visa de visitante no cubre tanto tiempo',
      text: 'Cada visita al Reino Unido puede durar hasta {uk-stay}. Para quedarse más hay otras visas, según a qué vayas.',
      next: [
        'Si puedes acortar el viaje, vuelve atrás y elige otra duración.',
        'Para estudiar, trabajar o vivir con tu familia, busca tu caso en gov.uk/check-uk-visa.',
        'Si no sabes cuál es tu camino, escríbenos por chat y te responde un asesor.',
      ],
    },
    strong: {
      title: 'Tu perfil se ve sólido',
      text: 'Más de la mitad de tus respuestas ayuda a mostrar lo que se busca: una visita verdadera y un regreso a tiempo. No es una promesa: decide el gobierno británico con tu solicitud y tus documentos.',
      next: [
        'Confirma en gov.uk/check-uk-visa qué pide tu pasaporte. Si no está entre los que conocemos, un asesor lo mira contigo antes de que pagues.',
        'Reúne extractos y carta laboral: que el sueldo que dices sea el que se ve en el banco.',
        'Mira el calendario: puedes solicitar desde {uk-apply-ahead} antes del viaje, y la respuesta suele tardar {uk-decision}.',
        'Si hay un arresto, una estadía excedida o una negación, revísalo antes con un asesor: puede pesar más que todo lo demás.',
      ],
    },
    possible: {
      title: 'Posible, con preparación',
      text: 'Unas respuestas ayudan y otras dejan preguntas abiertas. Casi nunca hay entrevista, así que los documentos tienen que responderlas solos. Decide el gobierno británico.',
      next: [
        'Confirma en gov.uk/check-uk-visa qué pide tu pasaporte. Si no está entre los que conocemos, un asesor lo mira contigo antes de que pagues.',
        'Si algo pesa en contra, empieza por ahí: mira si puedes respaldarlo mejor con documentos o si te conviene esperar.',
        'Haz la cuenta del viaje completo y compárala con lo que ganas y lo que ahorras.',
        'Si hay un arresto, una estadía excedida o una negación, revísalo antes con un asesor.',
      ],
    },
    work: {
      title: 'Conviene prepararse antes de solicitar',
      text: 'Varias de tus respuestas son de las que más dudas dejan a quien lee la solicitud. No es una negación: dice que vale la pena trabajarlas antes de pagar una tarifa.',
      next: [
        'Habla primero con un asesor y cuéntale todo, también lo difícil.',
        'Si hubo un arresto, una condena o reglas de inmigración sin cumplir, quizá necesites un abogado de inmigración.',
        'Si lo que pesa es el dinero, el trabajo o los viajes, dale tiempo y repite la prueba cuando algo cambie.',
        'Espera para pagar la tarifa del gobierno, que hoy es de {uk-visitor}.',
      ],
    },
  },
};
