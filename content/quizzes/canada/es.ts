import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: '¿Qué tan preparada está tu visita a Canadá?',
  shortTitle: 'Visa para Canadá',
  metaTitle: 'Visa de visitante a Canadá: mira qué se revisa',
  description:
    'Unas 12 preguntas sobre tu pasaporte, tu viaje y tu vida en casa. Al final ves si te basta una eTA, qué suele ayudar y qué conviene preparar.',
  lead: 'Son unas 12 preguntas cortas, cerca de tres minutos. Al final ves si te basta una eTA o qué miran en general los oficiales de Canadá, y cómo se comparan tus respuestas. Es información gratuita y general: no es consejo sobre tu caso ni anticipa la decisión.',
  questions: {
    c_nationality: {
      ask: '¿Cuál es tu nacionalidad?',
      why: 'De ella depende si Canadá pide visa, una eTA o ninguna de las dos. Si tienes más de una, elige la del pasaporte con el que viajarías.',
    },
    c_us_visa: {
      ask: '¿Tienes visa americana vigente, o tuviste una canadiense en los últimos {ca-eta-lookback}?',
      why: 'Con tu pasaporte, cualquiera de las dos puede abrir la eTA, que es más sencilla que la visa. La americana debe ser de no inmigrante, como la de turismo.',
    },
    c_air: {
      ask: '¿Cómo piensas llegar a Canadá?',
      why: 'En tu caso la eTA sirve para llegar en avión. Por tierra o por mar hace falta la visa.',
    },
    c_purpose: {
      ask: '¿Para qué quieres ir a Canadá?',
      why: 'La visa de visitante es para viajes cortos. Estudiar un programa largo o trabajar lleva otro permiso.',
    },
    c_host: {
      ask: '¿Alguien en Canadá te recibe y te invita por escrito?',
      why: 'Una carta dice dónde te quedas y con quién. No es obligatoria: también se puede viajar por cuenta propia.',
    },
    c_funds: {
      ask: '¿Alcanza para el viaje lo que ahorra en 6 meses quien lo paga?',
      why: 'Si pagas tú, responde por ti. El oficial compara el costo del viaje con el dinero que se ve en los extractos.',
    },
    c_job: {
      ask: '¿A qué te dedicas hoy?',
      why: 'Un trabajo, un negocio o unos estudios en marcha son razones para volver. Si haces varias cosas, elige la principal.',
    },
    c_family: {
      ask: '¿Quién de tu familia se queda en tu país mientras viajas?',
      why: 'La familia que te espera es una razón para volver. Si no se queda nadie, no es una falta: cuentan otras cosas.',
    },
    c_travel: {
      ask: 'En los últimos 5 años, ¿a dónde viajaste y volviste a tiempo?',
      why: 'Los viajes con regreso a tiempo son parte de lo que mira Canadá. Si hay varios, elige el primero de la lista que sea cierto.',
    },
    c_refusal: {
      ask: '¿Te han negado una visa, de Canadá o de otro país?',
      why: 'El formulario pregunta por todos los países. Una negación explicada se puede superar; por eso conviene contarla.',
    },
    c_overstay: {
      ask: '¿Te quedaste alguna vez más de lo permitido, en cualquier país?',
      why: 'Los oficiales miran si se cumplieron los plazos en viajes anteriores. Respóndelo con calma: no preguntamos para juzgarte.',
    },
    c_crime: {
      ask: '¿Te arrestaron o condenaron alguna vez, también por alcohol al volante?',
      why: 'Canadá trata como delito grave conducir con alcohol, aunque en tu país sea una falta menor. Por eso lo preguntamos aparte. No pedimos detalles.',
    },
    c_health: {
      ask: '¿Has tenido tuberculosis, o sigues un tratamiento médico costoso?',
      why: 'La solicitud pregunta por la salud, y puede llevar a un examen médico. Aquí no te pedimos detalles.',
    },
    c_biometrics: {
      ask: '¿Diste huellas y foto a Canadá en los últimos {ca-biometrics-validity}?',
      why: 'Los datos biométricos sirven ese tiempo. Si los tuyos siguen vigentes, por lo general no los repites ni los pagas otra vez.',
    },
  },
  options: {
    air: {
      by_air: 'En avión',
      by_land_or_sea: 'Por tierra o por mar',
    },
    purpose: {
      tourism: 'Pasear y conocer',
      family: 'Visitar a familia o amigos',
      business: 'Reuniones, negocios o un congreso',
      study_over_6_months: 'Estudiar más de {ca-stay}',
      work: 'Trabajar',
    },
    host: {
      host_with_invitation: 'Sí, con carta de invitación',
      none: 'No, o todavía sin carta',
    },
    overstay: {
      Y: 'Sí',
      N: 'No',
    },
    crime_record: {
      Y: 'Sí',
      N: 'No',
    },
    health: {
      Y: 'Sí',
      N: 'No',
    },
    biometrics: {
      Y: 'Sí',
      N: 'No',
    },
  },
  cards: {
    own: {
      title: 'No necesitas visa para Canadá',
      text: 'Con nacionalidad canadiense no se pide visa de visitante ni eTA: vuelves a tu propio país.',
      next: [
        'Revisa que tu pasaporte canadiense esté vigente.',
        'Si alguien que viaja contigo tiene otra nacionalidad, haz la prueba otra vez con la suya.',
      ],
    },
    nothing_needed: {
      title: 'No necesitas visa ni eTA para visitar Canadá',
      text: 'Con nacionalidad estadounidense, también por ser de Puerto Rico, no se piden visa ni eTA para una visita. La entrada la decide el oficial de frontera.',
      next: [
        'Revisa que tu pasaporte estadounidense esté vigente.',
        'Si vas a trabajar o a estudiar más de {ca-stay}, mira en canada.ca qué permiso corresponde.',
        'Si alguien que viaja contigo tiene otra nacionalidad, haz la prueba otra vez con la suya.',
      ],
    },
    eta: {
      title: 'Para volar a Canadá suele bastarte una eTA',
      text: 'Con tu pasaporte, Canadá pide una eTA para llegar en avión, en lugar de la visa de visitante. Cuesta {ca-eta} y dura hasta {ca-eta-validity}, o hasta que venza el pasaporte.',
      next: [
        'Pídela tú, en línea, en canada.ca/eta: no hace falta un intermediario.',
        'Usa el mismo pasaporte con el que vas a viajar.',
        'Si llegas por tierra o por mar, mira en canada.ca qué te piden.',
        'Si vas a trabajar o a estudiar más de {ca-stay}, hace falta otro permiso.',
      ],
    },
    eta_by_air: {
      title: 'En avión, suele bastarte una eTA',
      text: 'Con tu pasaporte y una visa americana vigente, o una canadiense de los últimos {ca-eta-lookback}, Canadá suele pedir solo una eTA a quien llega en avión. Cuesta {ca-eta} y dura hasta {ca-eta-validity}, o hasta que venza el pasaporte.',
      next: [
        'Confirma tu caso y pídela en canada.ca/eta: puedes hacerlo sin ayuda.',
        'Ten a mano el pasaporte y esa visa, aunque esté en un pasaporte anterior.',
        'Si cambias de plan y llegas por tierra o por mar, necesitas la visa de visitante.',
        'Si vas a trabajar o a estudiar más de {ca-stay}, hace falta otro permiso.',
      ],
    },
    study: {
      title: 'Para un programa largo está el permiso de estudio',
      text: 'La visa de visitante no cubre un programa de más de {ca-stay}. El permiso de estudio tiene sus propios formularios y documentos, y en ese trámite trabajamos con cotización. Decide IRCC, la autoridad de inmigración de Canadá.',
      next: [
        'Ten a mano la carta de aceptación de la escuela. Si aún no llega, cuéntanos en qué vas.',
        'Pide la cotización: un asesor te escribe en un día hábil.',
        'Nosotros ordenamos documentos y llenamos formularios como tú indicas. El consejo sobre tu caso lo da alguien con licencia: búscalo en college-ic.ca.',
      ],
    },
    work_permit: {
      title: 'Para trabajar en Canadá hace falta otro permiso',
      text: 'La visa de visitante no permite trabajar. El permiso de trabajo es otro trámite, con reglas propias, y por ahora no lo ofrecemos.',
      next: [
        'Mira en canada.ca qué permisos de trabajo hay y qué pide cada uno.',
        'Si quieres consejo sobre tu caso, busca en college-ic.ca a alguien con licencia.',
        'Si vas solo a reuniones o a un congreso, vuelve atrás y elige esa respuesta.',
        'Si te queda una duda sobre lo que hacemos, escríbenos por chat y te responde un asesor.',
      ],
    },
    strong: {
      title: 'La mayoría de tus respuestas suele ayudar',
      text: 'Más de la mitad de lo que respondiste es de lo que un oficial suele ver con buenos ojos. Es información general, no una opinión sobre tu caso: Canadá decide con tu solicitud completa.',
      next: [
        'Confirma en canada.ca qué pide tu pasaporte, porque las listas cambian.',
        'Reúne documentos de lo que respondiste: trabajo, dinero, familia y viajes.',
        'Ten en cuenta lo que cobra Canadá: {ca-visitor} por la solicitud y {ca-biometrics} por los datos biométricos, si no los tienes vigentes.',
        'Si hay un arresto, una estadía excedida o un tema de salud, eso puede pesar más que todo lo demás: consulta antes a alguien con licencia, en college-ic.ca.',
      ],
    },
    possible: {
      title: 'Posible, con preparación',
      text: 'Unas respuestas ayudan y otras piden explicación o pruebas. Canadá casi siempre decide leyendo, así que lo que no está en los documentos no se ve. Es información general, no una opinión sobre tu caso.',
      next: [
        'Confirma en canada.ca qué pide tu pasaporte, porque las listas cambian.',
        'Si algo pesa en contra, empieza por ahí: mira si puedes respaldarlo mejor con documentos o si te conviene esperar.',
        'Escribe en pocas líneas a qué vas, cuándo vuelves, quién paga y qué te espera en casa.',
        'Si hay un arresto, una estadía excedida o un tema de salud, consulta antes a alguien con licencia, en college-ic.ca.',
      ],
    },
    work: {
      title: 'Conviene prepararse antes de solicitar',
      text: 'Varias de tus respuestas son de las que más dudas suelen dejar cuando un oficial lee una solicitud. No es una negación: dice que vale la pena mirarlas con calma antes de pagar una tarifa. Quien decide es Canadá.',
      next: [
        'Si hay un arresto, una estadía excedida o varias negaciones, consulta primero a un abogado o consultor con licencia. El registro de consultores está en college-ic.ca.',
        'Si lo que pesa es el trabajo, el dinero o los viajes, dale tiempo y repite la prueba cuando algo cambie.',
        'Espera para pagar: la solicitud cuesta {ca-visitor}, y no se devuelve una vez estudiada.',
        'Cuando decidas seguir, ordenamos tus documentos y llenamos los formularios como tú indicas, con todo lo que preguntan.',
      ],
    },
  },
};
