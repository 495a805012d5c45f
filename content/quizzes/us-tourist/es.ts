import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: '¿Cómo se ve hoy tu perfil para la visa de turismo (B-1/B-2)?',
  shortTitle: 'Visa americana B-1/B-2',
  metaTitle: 'Visa de turismo a Estados Unidos: revisa tu perfil',
  description:
    'Unas 20 preguntas sobre tu viaje, tu trabajo y tu familia. Al final ves qué te ayuda, qué pesa en contra y qué puedes hacer antes de pedir la visa.',
  lead: 'Son unas 20 preguntas cortas, cerca de cinco minutos. Al final ves qué te ayuda, qué pesa en contra y qué puedes hacer, según una tabla nuestra. Nadie puede anticipar lo que decidirá el consulado, y esta prueba tampoco.',
  questions: {
    q_nationality: {
      ask: '¿Cuál es tu nacionalidad?',
      why: 'De ella depende si necesitas visa, una ESTA o ninguna de las dos. Si tienes más de una, elige la del pasaporte con el que viajarías.',
    },
    q_purpose: {
      ask: '¿Para qué quieres ir a Estados Unidos?',
      why: 'Cada visa sirve para algo distinto, y el motivo suele ser de lo primero que pregunta el oficial.',
    },
    q_stay: {
      ask: '¿Cuánto tiempo piensas quedarte?',
      why: 'Un viaje corto es más fácil de explicar cuando en casa te esperan un trabajo, unos estudios o una familia.',
    },
    q_payer: {
      ask: '¿Quién paga el viaje?',
      why: 'El formulario lo pregunta. No tienes que pagarlo tú: lo importante es que se sepa quién y con qué dinero.',
    },
    q_job: {
      ask: '¿A qué te dedicas hoy?',
      why: 'Un trabajo, un negocio o unos estudios en marcha son razones para volver. Si haces varias cosas, elige la principal.',
    },
    q_income: {
      ask: '¿Alcanza para el viaje lo que ahorra en 6 meses quien lo paga?',
      why: 'Si pagas tú, responde por ti. El oficial compara lo que cuesta el viaje con el dinero que entra y que queda.',
    },
    q_savings: {
      ask: '¿Tienes ahorros en el banco?',
      why: 'Los ahorros dicen que el viaje no te deja en apuros. No te pedimos la cifra.',
    },
    q_family_home: {
      ask: '¿Quién de tu familia se queda en tu país mientras viajas?',
      why: 'La familia que te espera es una razón para volver. Si no se queda nadie, no es una falta: cuentan otras cosas.',
    },
    q_property: {
      ask: '¿Tienes casa, terreno o negocio a tu nombre?',
      why: 'Es una razón más para volver. No tener bienes no es un problema.',
    },
    q_travel: {
      ask: '¿Qué países visitaste en los últimos 5 años, con regreso a tiempo?',
      why: 'Un viaje con regreso a tiempo es una prueba sencilla de que cumples los plazos. Si hay varios, elige el primero de la lista que sea cierto.',
    },
    q_us_visa: {
      ask: '¿Tienes o tuviste visa de turismo de Estados Unidos?',
      why: 'Si la tuya sigue vigente, quizá no necesites otra. Aquí cuenta solo la de turismo (B-1/B-2).',
    },
    q_us_before: {
      ask: '¿Has estado en Estados Unidos?',
      why: 'Haber ido y salido a tiempo cuenta a tu favor. Si te quedaste más de lo permitido, respóndelo con calma: es mejor verlo ahora que en la entrevista.',
    },
    q_overstay_days: {
      ask: '¿Cuánto tiempo de más te quedaste?',
      why: 'La ley trata distinto unas semanas de más que una estadía larga. Si no recuerdas las fechas, elige lo más cercano; un asesor puede revisarlas contigo.',
    },
    q_refusal: {
      ask: '¿Te han negado alguna vez una visa de Estados Unidos?',
      why: 'La negación más común no es para siempre. El formulario la pregunta y el consulado la tiene en sus registros, así que conviene contarla.',
    },
    q_refusal_changed: {
      ask: '¿Cambió tu situación desde la última negación?',
      why: 'Lo que cuenta en una solicitud nueva es lo que cambió: el empleo, los ingresos, la familia o el plan de viaje.',
    },
    q_family_us: {
      ask: '¿Tienes familia cercana en Estados Unidos?',
      why: 'Cuentan padres, pareja, hijos o hermanos, y aquí no pedimos sus nombres. El formulario lo pregunta; tener familia allá no impide pedir la visa.',
    },
    q_petition: {
      ask: '¿Un familiar o un empleador pidió tu residencia en Estados Unidos?',
      why: 'Se llama petición de inmigrante, y el DS-160 pregunta por ella. Tenerla no impide pedir la visa de turismo, pero hay que explicarla.',
    },
    q_crime: {
      ask: '¿Alguna vez te arrestaron o te condenaron, en cualquier país?',
      why: 'El formulario lo pregunta aunque el caso esté cerrado o perdonado; un antecedente no siempre impide viajar, pero callarlo complica las cosas. Elige lo más parecido a tu caso.',
    },
    q_fraud: {
      ask: '¿Alguna vez diste datos o documentos falsos en un trámite migratorio?',
      why: 'No preguntamos para juzgarte. La ley le da mucho peso, y un caso así lo debe ver un abogado antes de cualquier solicitud.',
    },
    q_passport: {
      ask: '¿Tu pasaporte valdrá al menos {us-passport-validity} después del viaje?',
      why: 'Es la regla general; varios países de la región tienen un acuerdo que los exime. Conviene renovarlo antes de llenar el DS-160, que lleva su número.',
    },
  },
  options: {
    purpose: {
      tourism: 'Pasear y conocer',
      visit_family: 'Visitar a familia o amigos',
      business: 'Reuniones, negocios o un congreso',
      medical: 'Recibir un tratamiento médico',
      work_or_study: 'Trabajar o estudiar',
    },
    stay: {
      up_to_2_weeks: 'Hasta 2 semanas',
      '2_4_weeks': 'De 2 a 4 semanas',
      '1_3_months': 'De 1 a 3 meses',
      over_3_months: 'Más de 3 meses',
    },
    payer: {
      self: 'Yo, con mi dinero',
      family: 'Mi familia cercana',
      employer: 'La empresa donde trabajo',
      other: 'Un amigo u otra persona',
      unsure: 'Aún no lo sé',
    },
    savings: {
      shown: 'Sí, y los muestro con extractos',
      some: 'Algo, no mucho',
      no: 'No',
    },
    property: {
      Y: 'Sí',
      N: 'No',
    },
    us_visa: {
      valid: 'Sí, y sigue vigente',
      expired: 'Sí, pero ya venció',
      never: 'No, nunca',
    },
    us_before: {
      never: 'No, nunca',
      left_on_time: 'Sí, y salí a tiempo',
      stayed_longer: 'Sí, y me quedé más de lo permitido',
    },
    overstay: {
      under_180: 'Menos de {us-overstay-short}',
      over_180: '{us-overstay-short} o más',
    },
    refusal_changed: {
      improved: 'Sí, mejoró',
      same: 'Está más o menos igual',
    },
    petition: {
      Y: 'Sí',
      N: 'No',
      unsure: 'No lo sé',
    },
    fraud: {
      Y: 'Sí',
      N: 'No',
    },
    passport: {
      valid: 'Sí',
      soon: 'No, vence antes',
      none: 'No tengo, o ya venció',
    },
  },
  cards: {
    own: {
      title: 'No necesitas visa para Estados Unidos',
      text: 'Con nacionalidad estadounidense, que es también la de Puerto Rico, la visa de turismo no es para ti: entras con tu ciudadanía.',
      next: [
        'Revisa que tu pasaporte estadounidense esté vigente.',
        'Si alguien de tu familia tiene otra nacionalidad, haz la prueba otra vez con la suya.',
      ],
    },
    canadian: {
      title: 'Para una visita, normalmente no necesitas visa',
      text: 'Con nacionalidad canadiense, por lo general no se pide visa para ir a Estados Unidos de paseo, de negocios o a ver a la familia. La entrada la decide el oficial de frontera.',
      next: [
        'Revisa que tu pasaporte canadiense esté vigente.',
        'Si vas a trabajar, a estudiar o a vivir allá, mira en travel.state.gov qué te piden.',
        'Si te negaron la entrada o tienes antecedentes, pregunta a un asesor antes de comprar el pasaje.',
      ],
    },
    esta: {
      title: 'Mira primero si te sirve una ESTA',
      text: 'Tu país está en el programa de exención de visa. Para un viaje de hasta {us-esta-stay}, de turismo o de negocios, puede bastarte una ESTA, que es una autorización electrónica.',
      next: [
        'Haz la prueba de ESTA: te dice si es tu camino o si te conviene una visa.',
        'Mira si la portada de tu pasaporte trae el símbolo del chip.',
        'Si te negaron una visa, te quedaste más de lo permitido o tienes antecedentes, dilo: la visa suele ser el camino más seguro.',
      ],
    },
    other_visa: {
      title: 'Para trabajar o estudiar hay otra visa',
      text: 'La visa de turismo no sirve para trabajar ni para estudiar un programa con título o créditos. Cada plan tiene su propia visa, y conviene empezar por la correcta.',
      next: [
        'Si vas a estudiar, haz la prueba de estudiante: mira tu admisión, tus fondos y tu plan.',
        'Si vas a trabajar, casi siempre el primer paso es una petición de la empresa en Estados Unidos.',
        'Si no sabes cuál es la tuya, pregunta a un asesor antes de pagar una tarifa.',
      ],
    },
    valid_visa: {
      title: 'Tal vez ya tienes la visa que necesitas',
      text: 'Si tu visa de turismo sigue vigente, está en buen estado y no la han cancelado, por lo general puedes viajar con ella. La entrada la decide el oficial de frontera.',
      next: [
        'Mira en la visa la fecha de vencimiento y compara tu nombre con el del pasaporte.',
        'Si está en un pasaporte vencido, viaja con los dos, el viejo y el nuevo.',
        'Si está por vencer, mira la renovación: puede ser sin entrevista hasta {us-waiver-window} después de vencida.',
        'Si desde entonces hubo un arresto o te quedaste más de lo permitido, habla con un asesor antes de viajar.',
      ],
    },
    stopped: {
      title: 'Antes de solicitar, busca consejo',
      text: 'Las buenas respuestas no lo compensan; por eso aquí no hay un puntaje. No es una negación: decide el consulado, y en algunos casos la ley fija un tiempo de espera.',
      next: [
        'Reúne las fechas y los documentos de lo que pasó: entradas y salidas, sentencias, cartas del consulado.',
        'Cuéntaselo todo a un asesor, también lo difícil: te dice si te hace falta un abogado de inmigración.',
        'Todavía no pagues la tarifa del gobierno: son {us-mrv} y no se devuelven.',
      ],
    },
    good: {
      title: 'Tu perfil tiene buenas bases',
      text: 'Según nuestra tabla, que no es la del consulado, un oficial podría ver hoy más razones para tu regreso que dudas. No es una promesa: decide el oficial, con tu solicitud y tu entrevista.',
      next: [
        'Si algo pesa en contra, aunque sea poco, ten lista una respuesta corta y verdadera; una negación o un arresto, revísalos antes con un asesor.',
        'Reúne los documentos que respaldan lo que respondiste: trabajo, dinero y viaje.',
        'Llena el DS-160 con esos mismos datos: lo escrito y lo que digas deben coincidir.',
      ],
    },
    fair: {
      title: 'Hay puntos por preparar',
      text: 'Según nuestra tabla, que no es la del consulado, un oficial podría ver hoy razones a tu favor y también dudas. Lo que tienes puede explicarse mejor, y algo quizá pueda cambiar antes de la cita. Decide el oficial.',
      next: [
        'Empieza por lo que más pesa en contra: mira si puedes cambiarlo ahora o si te conviene esperar.',
        'Reúne documentos de lo que te ayuda: trabajo, dinero, familia y viajes.',
        'Ensaya en voz alta las preguntas de tu resultado, con respuestas cortas y verdaderas.',
        'Si en tu historia hay una negación, un arresto o una estadía excedida, revísala antes con un asesor.',
      ],
    },
    work_needed: {
      title: 'Conviene prepararse antes',
      text: 'Según nuestra tabla, que no es la del consulado, un oficial podría ver hoy más dudas que razones para tu regreso. No es una negación: dice que conviene pedir consejo antes de solicitar.',
      next: [
        'Habla primero con un asesor y cuéntale todo, también lo difícil.',
        'Si lo que pesa es el trabajo, el dinero o los viajes, dale tiempo y repite la prueba cuando algo cambie.',
        'Si hubo un arresto o una estadía excedida, quizá necesites un abogado de inmigración.',
        'Todavía no pagues la tarifa del gobierno: son {us-mrv} y no se devuelven.',
      ],
    },
  },
};
