import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: '¿Cómo se ve hoy tu visita a Australia?',
  shortTitle: 'Visa para Australia',
  metaTitle: 'Visa de visitante a Australia (600): revisa tu perfil',
  description:
    'Unas 13 preguntas sobre tu pasaporte, tu viaje y tu vida en casa. Al final ves qué visa corresponde, qué te ayuda y qué conviene preparar.',
  lead: 'Son 13 preguntas cortas, cerca de tres minutos. Al final ves si tu camino es la visa 600, qué te ayuda y qué conviene preparar. La prueba no anticipa lo que decidirá el gobierno de Australia: eso no lo sabe nadie.',
  questions: {
    a_nationality: {
      ask: '¿Cuál es tu nacionalidad?',
      why: 'De ella depende si pides la visa 600 o algo más sencillo. Si tienes más de una, elige la del pasaporte con el que viajarías.',
    },
    a_purpose: {
      ask: '¿Para qué quieres ir a Australia?',
      why: 'La visa 600 es para visitar. Trabajar o estudiar más de {au-visitor-study} lleva otra visa.',
    },
    a_stay: {
      ask: '¿Cuánto tiempo piensas quedarte?',
      why: 'Lo habitual son {au-stay-usual} por entrada, y el máximo, {au-stay}. Un plazo largo necesita una razón que lo explique.',
    },
    a_funds: {
      ask: '¿Con cuánto dinero cuentas para el viaje?',
      why: 'No hay una cifra oficial: se mira si alcanza para el pasaje, la estadía y los gastos de todo el viaje. Importa que el dinero se vea en tus extractos.',
    },
    a_job: {
      ask: '¿A qué te dedicas hoy?',
      why: 'Un trabajo, un negocio o unos estudios en marcha son razones para volver. Si haces varias cosas, elige la principal.',
    },
    a_family: {
      ask: '¿Quién de tu familia se queda en tu país mientras viajas?',
      why: 'La familia que te espera es una razón para volver. Si no se queda nadie, no es una falta: cuentan otras cosas.',
    },
    a_travel: {
      ask: 'En los últimos 5 años, ¿a dónde viajaste y volviste a tiempo?',
      why: 'Un viaje con regreso a tiempo muestra que cumples los plazos. Si hay varios, elige el primero de la lista que sea cierto.',
    },
    a_refusal: {
      ask: '¿Te han negado una visa, de Australia o de otro país?',
      why: 'La solicitud pregunta por todos los países. Contarla y explicar qué cambió es mejor que dejarla fuera.',
    },
    a_noncompliance: {
      ask: '¿Te quedaste de más o incumpliste una visa, en Australia o en otro país?',
      why: 'Por ejemplo, salir después de la fecha o trabajar sin permiso. No preguntamos para juzgarte: es mejor verlo ahora que después de enviar la solicitud.',
    },
    a_crime: {
      ask: '¿Alguna vez te arrestaron o te condenaron, en cualquier país?',
      why: 'La solicitud lo pregunta, y una pena larga de prisión se mira aparte. Responde con calma: aquí no pedimos detalles.',
    },
    a_health: {
      ask: '¿Has tenido tuberculosis, o tienes hoy una enfermedad grave?',
      why: 'La solicitud lo pregunta, y puede llevar a un examen con un médico autorizado. Aquí no te pedimos detalles.',
    },
    a_age: {
      ask: '¿Qué edad tienes?',
      why: 'Desde los {au-medical-age} años, Australia puede pedir un examen médico y un seguro. No pesa en contra: conviene saberlo para preparar tiempo y dinero.',
    },
    a_debt: {
      ask: '¿Tienes una deuda con el gobierno de Australia?',
      why: 'La solicitud lo pregunta. Si nunca tuviste trámites con ese país, lo más seguro es que la respuesta sea no.',
    },
  },
  options: {
    purpose: {
      tourism: 'Pasear y conocer',
      family: 'Visitar a familia o amigos',
      business: 'Reuniones, negocios o un congreso',
      work_or_study_over_3_months: 'Trabajar, o estudiar más de {au-visitor-study}',
    },
    stay: {
      up_to_3_months: 'Hasta {au-stay-usual}',
      '6_months': 'De {au-stay-usual} a 6 meses',
      '12_months': 'De 6 meses a {au-stay}',
    },
    funds: {
      enough: 'Suficiente para todo el viaje, y se ve en mis extractos',
      less: 'Menos, o no lo puedo mostrar',
      sponsor: 'Paga otra persona o una empresa',
    },
    noncompliance: {
      Y: 'Sí',
      N: 'No',
    },
    crime_prison: {
      Y: 'Sí, sin prisión o con menos de {au-prison-term}',
      prison_12m: 'Sí, con {au-prison-term} de prisión o más',
      N: 'No',
    },
    health: {
      Y: 'Sí',
      N: 'No',
    },
    age: {
      under_75: 'Menos de {au-medical-age} años',
      '75_or_over': '{au-medical-age} o más (pueden pedir examen médico y seguro)',
    },
    debt: {
      Y: 'Sí',
      N: 'No',
    },
  },
  cards: {
    own: {
      title: 'No necesitas visa para Australia',
      text: 'Con nacionalidad australiana no se pide visa: vuelves a tu propio país.',
      next: [
        'Revisa que tu pasaporte australiano esté vigente.',
        'Si alguien que viaja contigo tiene otra nacionalidad, haz la prueba otra vez con la suya.',
      ],
    },
    eta: {
      title: 'Con tu pasaporte suele bastar una ETA',
      text: 'Para una visita corta, Australia ofrece a tu pasaporte la ETA (subclase 601), que es más sencilla que la visa 600. La pides tú, sin intermediarios.',
      next: [
        'Confirma en immi.homeaffairs.gov.au que la ETA es para tu pasaporte y cómo se pide.',
        'Usa el mismo pasaporte con el que vas a viajar.',
        'Si vas a trabajar o a estudiar más de {au-visitor-study}, hace falta otra visa.',
        'Si te queda una duda, escríbenos por chat y te responde un asesor.',
      ],
    },
    evisitor: {
      title: 'Con tu pasaporte suele bastar una eVisitor',
      text: 'Para una visita corta, Australia ofrece a tu pasaporte la eVisitor (subclase 651), que es más sencilla que la visa 600. La pides tú, en línea y sin intermediarios.',
      next: [
        'Confirma en immi.homeaffairs.gov.au que la eVisitor es para tu pasaporte y pídela allí.',
        'Usa el mismo pasaporte con el que vas a viajar.',
        'Si vas a trabajar o a estudiar más de {au-visitor-study}, hace falta otra visa.',
        'Si te queda una duda, escríbenos por chat y te responde un asesor.',
      ],
    },
    other_visa: {
      title: 'Para trabajar o estudiar más hay otra visa',
      text: 'La visa 600 no permite trabajar, y estudiar, solo cursos cortos. Australia tiene visas propias para eso, y por ahora no las ofrecemos.',
      next: [
        'Busca en immi.homeaffairs.gov.au la visa que corresponde a tu plan.',
        'Si vas solo a reuniones o a un curso de hasta {au-visitor-study} dentro del viaje, vuelve atrás y elige otro motivo.',
        'Si no sabes cuál es la tuya, escríbenos por chat antes de pagar una tarifa y te responde un asesor.',
      ],
    },
    strong: {
      title: 'Tu perfil se ve sólido',
      text: 'Más de la mitad de tus respuestas ayuda a mostrar lo que se busca: una visita genuina y un regreso a tiempo. No es una promesa: decide el Departamento del Interior de Australia con lo que declares y cargues.',
      next: [
        'Confirma en immi.homeaffairs.gov.au que la visa 600 es la que te toca. Si tu pasaporte no está entre los que conocemos, un asesor lo mira contigo antes de que pagues.',
        'Reúne documentos de lo que respondiste: trabajo, dinero, familia y viajes.',
        'Si alguien que viaja tiene {au-medical-age} años o más, cuenta con un posible examen médico y un seguro.',
        'Si hay un arresto, una visa incumplida o un tema de salud, revísalo antes con un asesor: puede pesar más que todo lo demás.',
      ],
    },
    possible: {
      title: 'Posible, con preparación',
      text: 'Unas respuestas ayudan y otras dejan preguntas abiertas. Casi nunca hay entrevista, así que los documentos tienen que responderlas solos. Decide el Departamento del Interior de Australia.',
      next: [
        'Confirma en immi.homeaffairs.gov.au que la visa 600 es la que te toca. Si tu pasaporte no está entre los que conocemos, un asesor lo mira contigo antes de que pagues.',
        'Si algo pesa en contra, empieza por ahí: mira si puedes respaldarlo mejor con documentos o si te conviene esperar.',
        'Si alguien que viaja tiene {au-medical-age} años o más, cuenta con un posible examen médico y un seguro.',
        'Si hay un arresto, una visa incumplida o un tema de salud, revísalo antes con un asesor.',
      ],
    },
    work: {
      title: 'Conviene prepararse antes de solicitar',
      text: 'Varias de tus respuestas, o una que la ley mira aparte, suelen dejar dudas a quien lee la solicitud. No es una negación: dice que vale la pena trabajarlas antes de pagar una tarifa.',
      next: [
        'Habla primero con un asesor y cuéntale todo, también lo difícil.',
        'Si hubo una condena o una visa incumplida, quizá necesites un abogado de inmigración; si hay una deuda, mira cómo pagarla.',
        'Si lo que pesa es el dinero, el trabajo o los viajes, dale tiempo y repite la prueba cuando algo cambie.',
        'Si alguien que viaja tiene {au-medical-age} años o más, cuenta con un posible examen médico y un seguro.',
        'Espera para pagar la tarifa del gobierno, que se cobra por persona.',
      ],
    },
  },
};
