import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: '¿Te basta una ESTA o necesitas visa?',
  shortTitle: 'ESTA o visa',
  metaTitle: '¿ESTA o visa para Estados Unidos? Revisa tu caso',
  description:
    'Unas pocas preguntas sobre tu pasaporte, tu viaje y tu historia. Al final sabes si la ESTA parece tu camino o si conviene pedir una visa.',
  lead: 'Son nueve preguntas como mucho, unos dos minutos. Al final sabes si la ESTA parece tu camino o si conviene una visa. Esta prueba no es la solicitud oficial: quien responde es la autoridad de fronteras.',
  questions: {
    e_country: {
      ask: '¿De qué país es el pasaporte con el que viajarás?',
      why: 'Cuenta la nacionalidad del pasaporte, no el país donde vives. La ESTA es para {us-visa-waiver-countries} países; en América Latina, solo Chile.',
    },
    e_passport: {
      ask: '¿Tu pasaporte tiene el símbolo del chip en la portada?',
      why: 'Es un rectángulo pequeño con un círculo en medio. La ESTA pide un pasaporte electrónico.',
    },
    e_stay: {
      ask: '¿Cuánto tiempo piensas quedarte?',
      why: 'Con ESTA, cada estadía es de hasta {us-esta-stay} y no se puede extender.',
    },
    e_purpose: {
      ask: '¿A qué vas a Estados Unidos?',
      why: 'La ESTA sirve para turismo, negocios o una escala. Para estudiar o trabajar se pide una visa.',
    },
    e_refused: {
      ask: '¿Te negaron alguna vez una visa o la entrada a Estados Unidos?',
      why: 'La solicitud lo pregunta aunque haya sido hace años, y queda en los registros. Si es tu caso, la visa suele ser el camino más seguro.',
    },
    e_overstay: {
      ask: '¿Te quedaste alguna vez en Estados Unidos más de lo permitido?',
      why: 'No preguntamos para juzgarte. Si es tu caso, por lo general la ESTA ya no sirve y el camino es pedir una visa.',
    },
    e_crime: {
      ask: '¿Te arrestaron o condenaron por un daño grave o por drogas?',
      why: 'La solicitud pregunta por daños graves a personas o bienes y por las leyes de drogas. Con una visa, un oficial puede escuchar tu caso.',
    },
    e_countries: {
      ask: '¿Has estado en Cuba, {us-esta-travel}?',
      why: 'Es una regla del programa y no dice nada malo de ti. Vale cualquier motivo de viaje, con pocas excepciones.',
    },
    e_dual: {
      ask: '¿Tienes también la nacionalidad de {us-esta-nationals}?',
      why: 'Con una de ellas se pide una visa, aunque viajes con otro pasaporte. Otra segunda nacionalidad, como la colombiana, no cambia nada.',
    },
  },
  options: {
    stay: {
      up_to_90_days: 'Hasta {us-esta-stay}',
      longer: 'Más tiempo',
    },
    purpose: {
      tourism: 'Pasear o visitar a alguien',
      business: 'Reuniones o negocios',
      transit: 'Una escala hacia otro país',
      study_or_work: 'Estudiar o trabajar',
    },
    listed_travel: {
      Y: 'Sí, desde el {us-esta-travel-since} (Cuba: {us-esta-cuba-since})',
      N: 'No, o fue antes',
    },
  },
  cards: {
    own: {
      title: 'No necesitas ESTA ni visa',
      text: 'La ESTA es para extranjeros. Con nacionalidad estadounidense, también si eres de Puerto Rico, entras a Estados Unidos con tu ciudadanía.',
      next: [
        'Revisa que tu pasaporte estadounidense esté vigente.',
        'Si alguien viaja contigo con otro pasaporte, haz la prueba con el suyo.',
      ],
    },
    canadian: {
      title: 'Para una visita no sueles necesitar ESTA ni visa',
      text: 'Con pasaporte canadiense, por lo general no se pide ni ESTA ni visa para una visita a Estados Unidos. La entrada la decide el oficial de frontera.',
      next: [
        'Revisa que tu pasaporte canadiense esté vigente.',
        'Si vas a estudiar, a trabajar o a vivir allá, mira en travel.state.gov qué te piden.',
        'Si te negaron la entrada o tienes antecedentes, pregunta a un asesor antes de comprar el pasaje.',
      ],
    },
    visa_country: {
      title: 'Con ese pasaporte se viaja con visa',
      text: 'La ESTA es para los {us-visa-waiver-countries} países del programa de exención de visa, y el tuyo no está en la lista. Para pasear o para negocios se pide la visa de turismo (B-1/B-2).',
      next: [
        'Si tienes otro pasaporte, por ejemplo chileno, español o italiano, haz la prueba con ese.',
        'Si no, haz la prueba de la visa de turismo: te dice qué ayuda y qué conviene preparar.',
        'La lista puede cambiar; la oficial está en travel.state.gov.',
      ],
    },
    long_stay: {
      title: 'Para quedarte más tiempo se pide una visa',
      text: 'Con ESTA, cada estadía es de hasta {us-esta-stay} y no se extiende. Con la visa de turismo la fija el oficial de frontera, por lo general hasta {us-b-stay}.',
      next: [
        'Si puedes hacer un viaje más corto, repite la prueba con esa duración.',
        'Si necesitas más tiempo, empieza pronto: la visa lleva formulario, tarifa y, por lo general, entrevista.',
        'Ten claro por qué te quedas ese tiempo y quién paga: el oficial suele preguntarlo.',
      ],
    },
    other_purpose: {
      title: 'Para estudiar o trabajar hay otra visa',
      text: 'La ESTA no sirve para estudiar una carrera ni para trabajar. Cada plan tiene su propia visa, y conviene empezar por la correcta.',
      next: [
        'Si vas a estudiar, haz la prueba de estudiante: mira tu admisión, tus fondos y tu plan.',
        'Si vas a trabajar, casi siempre el primer paso es una petición de la empresa en Estados Unidos.',
        'Si no sabes cuál es la tuya, pregunta a un asesor antes de pagar una tarifa.',
      ],
    },
    visa_instead: {
      title: 'En tu caso, la visa es el camino más seguro',
      text: 'Con una negación, una estadía más larga de lo permitido o un arresto así, la ESTA por lo general se niega. Con la visa, un oficial consular puede escuchar tu historia antes de decidir.',
      next: [
        'Escribe qué pasó, con fechas y lugares: se declara siempre, aunque sea antiguo.',
        'Habla con un asesor antes de pagar. No somos abogados: si te hace falta uno, te lo decimos.',
        'Si te quedaste mucho tiempo de más, revisa primero las fechas: la ley puede fijar una espera.',
        'Reúne lo que muestra tu vida de hoy: trabajo, familia y viajes.',
      ],
    },
    listed_countries: {
      title: 'Por una regla del programa, te toca pedir visa',
      text: 'Por lo general no puede usar la ESTA quien estuvo en ciertos países después de una fecha, o tiene también la nacionalidad de {us-esta-nationals}. No es un juicio sobre ti: la solicitud se hace ante un consulado.',
      next: [
        'Anota las fechas y el motivo de esos viajes, o desde cuándo tienes esa nacionalidad.',
        'Hay pocas excepciones: si crees que la tuya es una, pregunta a un asesor antes de pagar.',
        'Empieza pronto: la visa lleva formulario, tarifa y, por lo general, entrevista.',
      ],
    },
    no_chip: {
      title: 'Te falta un pasaporte con chip',
      text: 'La ESTA pide un pasaporte electrónico. Nada más de lo que respondiste la impide, así que con un pasaporte con chip podrías pedirla. Con el de ahora se viaja con visa.',
      next: [
        'Mira otra vez la portada: el símbolo es un rectángulo pequeño con un círculo en medio.',
        'Si no lo tiene, pregunta a la oficina de pasaportes de tu país por uno electrónico y cuánto tarda.',
        'Con el pasaporte nuevo, repite la prueba.',
        'Si viajas antes de tenerlo, el camino es la visa, que por lo general pide entrevista.',
      ],
    },
    esta: {
      title: 'La ESTA parece tu camino',
      text: 'Tu pasaporte, tu plan y tu historia encajan con las reglas de la ESTA. La autoridad de fronteras (CBP) la concede o la niega, y al llegar un oficial decide tu entrada.',
      next: [
        'Pídela al menos {us-esta-ahead} antes de volar.',
        'Lee con calma las preguntas que aquí no hicimos, por ejemplo sobre salud o datos falsos.',
        'Copia el número del pasaporte letra por letra.',
        'La tarifa del gobierno es de {us-esta} y nuestro precio la incluye.',
        'También puedes pedirla por tu cuenta en esta.cbp.dhs.gov.',
      ],
    },
  },
};
