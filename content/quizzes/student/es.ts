import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: '¿Cómo va tu plan para la visa de estudiante?',
  shortTitle: 'Visa de estudiante',
  metaTitle: 'Visa de estudiante a Estados Unidos: revisa tu plan',
  description:
    'Preguntas cortas sobre tu admisión, tus fondos, tu inglés y tu regreso. Al final ves qué ayuda a tu plan de estudios, qué le falta y qué hacer primero.',
  lead: 'Son unas 13 preguntas cortas, cerca de tres minutos, para F-1, M-1 y J-1. Al final ves qué ayuda a tu plan, qué le falta y qué hacer primero. Es una orientación nuestra: nadie puede anticipar lo que decidirá el consulado.',
  questions: {
    s_admitted: {
      ask: '¿Ya te admitió una escuela de Estados Unidos?',
      why: 'La visa se pide con el I-20 que envía la escuela, o con el DS-2019 si es un intercambio.',
    },
    s_level: {
      ask: '¿Qué vas a estudiar?',
      why: 'De esto depende la visa: F-1 para universidad, colegio o inglés; M-1, por lo general, para un curso técnico; J-1 para un intercambio.',
    },
    s_funds: {
      ask: '¿Cómo está cubierto tu primer año?',
      why: 'El oficial quiere ver con qué se paga el curso y la vida allá. Si tu curso dura menos, responde por todo el curso.',
    },
    s_sponsor: {
      ask: '¿Quién paga, o pone lo que no cubre una beca o un préstamo?',
      why: 'Si es otra persona, el oficial puede preguntar por qué te apoya. Con una beca completa, responde por tus gastos personales.',
    },
    s_english: {
      ask: '¿Cómo está tu inglés?',
      why: 'El oficial puede preguntarlo y notarlo en la charla. Si vas justamente a estudiar inglés, empezar desde abajo es normal.',
    },
    s_match: {
      ask: '¿Cómo encaja el curso con lo que estudiaste o haces?',
      why: 'Una pregunta común es por qué ese curso. Cambiar de área está bien; solo pide una explicación clara.',
    },
    s_gap: {
      ask: '¿Llevas más de 3 años sin estudiar?',
      why: 'El oficial puede preguntar qué hiciste en ese tiempo. Trabajar o cuidar a la familia son respuestas normales.',
    },
    s_return: {
      ask: '¿Sabes qué harás al terminar y volver?',
      why: 'La visa de estudiante es temporal. No hace falta un contrato: sirve una idea concreta de para qué te servirá lo estudiado.',
    },
    s_ties: {
      ask: '¿Qué te espera en tu país?',
      why: 'A eso se le llama arraigo. Si hay varias cosas, elige la primera de la lista que sea cierta.',
    },
    s_refusal: {
      ask: '¿Te han negado alguna vez una visa de Estados Unidos?',
      why: 'La negación más común no es para siempre. El DS-160 la pregunta y el consulado la tiene en su registro, así que conviene contarla.',
    },
    s_us_status: {
      ask: '¿Estás ahora en Estados Unidos como visitante?',
      why: 'Si estás allá, el camino puede ser otro y conviene verlo antes de dar un paso.',
    },
    s_sevis_paid: {
      ask: '¿Ya pagaste la tarifa SEVIS (I-901)?',
      why: 'Se paga aparte de la visa y antes de la entrevista. Para F-1 y M-1 son {us-sevis}.',
    },
    s_start: {
      ask: '¿Cuándo empieza tu curso?',
      why: 'Un estudiante nuevo puede recibir la visa hasta {us-f1-issue} antes del inicio, y entrar como mucho {us-f1-arrival} antes.',
    },
  },
  options: {
    admitted: {
      in_hand: 'Sí, y tengo el I-20 o el DS-2019',
      waiting: 'Sí, y espero ese documento',
      not_yet: 'Todavía no',
    },
    level: {
      university: 'Una carrera universitaria',
      postgraduate: 'Un posgrado',
      english_course: 'Un curso de inglés',
      vocational: 'Un curso técnico o vocacional',
      secondary: 'El colegio (secundaria)',
      exchange: 'Un programa de intercambio',
    },
    funds: {
      first_year_covered_by_own_or_family_money: 'Con dinero mío o de mi familia',
      scholarship: 'Con una beca',
      loan: 'Con un préstamo',
      not_yet: 'Todavía no está cubierto',
    },
    sponsor: {
      parents: 'Mis padres',
      self: 'Yo',
      other: 'Otra persona',
    },
    english: {
      test_passed: 'Pasé un examen de inglés',
      intermediate: 'Intermedio',
      beginner: 'Principiante',
    },
    match: {
      course_fits_earlier_studies_or_job: 'Continúa mis estudios o mi trabajo',
      change_of_field: 'Es un cambio de área',
      repeats_a_level: 'Repite un nivel que ya tengo',
    },
    gap: {
      Y: 'Sí',
      N: 'No',
    },
    return_plan: {
      clear_plan_after_return: 'Sí, tengo un plan claro',
      unsure: 'Todavía no lo sé',
    },
    ties: {
      job_kept: 'Un empleo que me guardan',
      family_business: 'Un negocio de mi familia',
      family: 'Mi familia',
      none: 'Por ahora, nada de eso',
    },
    denials: {
      none: 'No, nunca',
      one: 'Una vez',
      two_or_more: 'Dos veces o más',
    },
    sevis_paid: {
      Y: 'Sí',
      N: 'Todavía no',
    },
    start: {
      under_1_month: 'En menos de 1 mes',
      '1_3_months': 'En 1 a 3 meses',
      '3_6_months': 'En 3 a 6 meses',
      over_6_months: 'En más de 6 meses',
    },
  },
  cards: {
    in_us: {
      title: 'Como ya estás allá, habla primero con un asesor',
      text: 'Desde Estados Unidos hay dos caminos: pedir un cambio de estatus sin salir, o solicitar la visa en un consulado. Cuál conviene depende de tu caso, y es mejor saberlo antes de dar un paso.',
      next: [
        'Mira en tu I-94 hasta qué fecha puedes quedarte.',
        'Pregunta a un asesor antes de empezar clases, salir del país o pagar una tarifa.',
        'Nosotros preparamos la visa en el consulado; el cambio de estatus no lo tramitamos.',
        'Mientras tanto, reúne lo que sirve en los dos caminos: admisión, fondos y plan de regreso.',
      ],
    },
    strong: {
      title: 'Tu plan de estudios tiene buenas bases',
      text: 'La mayoría de tus respuestas ayuda a entender qué vas a estudiar, con qué dinero y para qué. No es una promesa: decide el oficial, con tu solicitud y tu entrevista.',
      next: [
        'Revisa tu I-20 o DS-2019 línea por línea; si aún lo esperas, hazlo cuando llegue.',
        'Reúne los extractos, la beca o la carta de quien paga, según el costo que dice la escuela.',
        'Paga SEVIS con tiempo y guarda el recibo.',
        'Di en voz alta por qué ese curso, quién paga y qué harás al volver.',
        'Si lo tuyo es un curso técnico (M-1) o un intercambio (J-1), pregúntanos antes de pagar.',
      ],
    },
    possible: {
      title: 'Es posible, con preparación',
      text: 'Hay respuestas que ayudan y otras que el oficial querrá entender mejor. Buena parte se puede preparar o explicar antes de la cita. La decisión es del oficial.',
      next: [
        'Si algo pesa en contra, empieza por ahí: mira si puedes cambiarlo o si te conviene esperar.',
        'Si falta la admisión o el dinero, resuelve eso antes de pagar la visa.',
        'Escribe en pocas frases por qué ese curso y qué harás al volver.',
        'Reúne notas, diplomas y extractos que respalden lo que cuentas.',
        'Si lo tuyo es un curso técnico (M-1) o un intercambio (J-1), pregúntanos antes de pagar.',
      ],
    },
    work: {
      title: 'Conviene trabajar tu plan antes de solicitar',
      text: 'Hoy varias respuestas dejarían dudas en el oficial. No es una negación ni dice nada de tu valor: dice por dónde empezar. Con tiempo, mucho de esto cambia.',
      next: [
        'Mira qué pesa más en contra y elige una sola cosa para empezar: fondos, inglés, curso o regreso.',
        'Si ya te negaron una visa, espera a tener algo nuevo que mostrar.',
        'Pregunta a la escuela si puedes empezar en una fecha más lejana.',
        'Habla con un asesor antes de pagar: la visa cuesta {us-mrv} y esa tarifa no se devuelve.',
        'Repite la prueba cuando algo cambie.',
      ],
    },
  },
};
