import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: '¿Puedes renovar tu visa americana sin entrevista?',
  shortTitle: 'Renovación de visa',
  metaTitle: 'Prueba: ¿renuevas tu visa americana sin entrevista?',
  description:
    'Nueve preguntas sobre tu visa anterior y tu historia. Al final sabes si puedes pedir la renovación sin entrevista o si conviene contar con una cita.',
  lead: 'Son nueve preguntas cortas, unos dos minutos. Comparamos tus respuestas con las condiciones de la exención de entrevista. La prueba orienta, no decide: el consulado puede citar a cualquiera.',
  questions: {
    r_class: {
      ask: '¿Qué clase de visa quieres renovar?',
      why: 'La clase está escrita en la visa. La exención de entrevista es solo para algunas.',
    },
    r_expired: {
      ask: '¿Cuándo venció esa visa?',
      why: 'Cuenta la fecha de la visa, no la del pasaporte. De ella depende en buena parte si hay entrevista.',
    },
    r_full_validity: {
      ask: '¿Te dieron esa visa por todo el tiempo que le toca a tu nacionalidad?',
      why: 'La exención pide que haya sido por el tiempo completo. Con pasaporte colombiano, una visa B-1/B-2 dura hasta {us-b-validity}; otras nacionalidades tienen su propio plazo.',
    },
    r_age: {
      ask: '¿Qué edad tenías cuando te dieron esa visa?',
      why: 'La exención es para quien ya era mayor de edad al recibirla. La que te dieron de menor se renueva con cita.',
    },
    r_country: {
      ask: '¿En qué país vas a solicitar?',
      why: 'Desde el {us-residence-rule} la regla es solicitar en el país de tu nacionalidad o en el que resides.',
    },
    r_refused: {
      ask: '¿Te han negado alguna vez una visa de Estados Unidos?',
      why: 'Una negación no cierra la puerta. Si después te dieron la visa, en principio quedó superada, aunque el DS-160 la sigue preguntando.',
    },
    r_arrest: {
      ask: '¿Alguna vez te arrestaron o te condenaron, en cualquier país?',
      why: 'El DS-160 lo pregunta aunque el caso esté cerrado. No siempre impide renovar; conviene que un asesor lo mire antes.',
    },
    r_visa_hand: {
      ask: '¿Todavía tienes esa visa?',
      why: 'Para renovar sin entrevista se entrega la visa anterior. Sirve aunque esté en un pasaporte viejo.',
    },
    r_overstay: {
      ask: '¿Te quedaste alguna vez en Estados Unidos más de lo permitido?',
      why: 'No preguntamos para juzgarte. El consulado tiene su propio registro, y es mejor verlo con calma antes de solicitar.',
    },
  },
  options: {
    visa_class: {
      'B1/B2': 'B-1/B-2: turismo y negocios',
      B1: 'B-1: negocios',
      B2: 'B-2: turismo',
      BCC: 'BCC: tarjeta de cruce fronterizo de México',
      H2A: 'H-2A: trabajo agrícola',
      other: 'Otra clase',
    },
    expired: {
      still_valid: 'Sigue vigente',
      under_12_months_ago: 'Hace {us-waiver-window} o menos',
      '12_48_months': 'Hace más de {us-waiver-window} y hasta 4 años',
      over_48_months: 'Hace más de 4 años',
    },
    full_validity: {
      Y: 'Sí',
      N: 'No, por menos tiempo',
      unsure: 'No lo sé',
    },
    age: {
      '18_or_over_when_issued': '{us-waiver-adult-age} años o más',
      younger: 'Menos de {us-waiver-adult-age} años',
    },
    country: {
      same_country_of_nationality_or_residence: 'En el de mi nacionalidad o donde resido',
      another_country: 'En otro país',
    },
    denied: {
      never: 'No, nunca',
      once_but_later_approved: 'Una vez, y después me la dieron',
      yes: 'Más de una vez, o sin visa después',
    },
    visa_hand: {
      have_it: 'Sí, la tengo',
      lost: 'No, la perdí',
      stolen: 'No, me la robaron',
    },
  },
  cards: {
    adviser_first: {
      title: 'Habla primero con un asesor',
      text: 'Un arresto, una condena o una estadía más larga de lo permitido se miran aparte. No es una negación: conviene saber qué significa en tu caso antes de llenar un formulario o pagar una tarifa.',
      next: [
        'Escribe qué pasó, dónde, cuándo y cómo terminó.',
        'Busca lo que tengas por escrito: documentos del juzgado o de la policía, o fechas de entrada y salida.',
        'Cuéntaselo a un asesor. No somos abogados: si te hace falta uno, te lo decimos.',
        'Si tu visa sigue vigente, pregunta también antes de viajar con ella.',
        'Espera para pagar la tarifa del gobierno, porque no se devuelve.',
      ],
    },
    too_old: {
      title: 'Conviene solicitar como la primera vez',
      text: 'Tu visa venció hace más de 4 años. La solicitud se prepara completa, con formulario, tarifa y entrevista. La visa que tuviste sigue siendo parte de tu historia y se declara.',
      next: [
        'Haz la prueba de la visa de turismo: mira tu trabajo, tu familia y tu viaje de hoy.',
        'Si conservas la visa vieja, tenla a mano: el DS-160 pregunta por ella.',
        'La tarifa del gobierno para la visa de turismo es de {us-mrv} por persona y se paga aparte.',
        'Si era de otra clase, por ejemplo de estudiante, pregúntanos cuál te toca antes de pagar.',
      ],
    },
    still_valid_no_interview: {
      title: 'Tu visa sigue vigente; renovarla podría ser sin entrevista',
      text: 'Si está en buen estado, por lo general puedes usarla hasta que venza. Para renovarla, tus respuestas coinciden con las condiciones de la exención. Eso te permite pedirla, no la asegura: el consulado puede citar a cualquiera.',
      next: [
        'Si viajas pronto, piensa en usarla primero: al renovar la entregas y el consulado puede cancelarla.',
        'No hay prisa: la exención se puede pedir hasta {us-waiver-window} después de que venza.',
        'Cuando decidas, reúne el pasaporte, la visa y una foto de los últimos {us-photo-age}.',
        'La tarifa del gobierno se paga con entrevista o sin ella; para una visa B-1/B-2 son {us-mrv}.',
        'Cuenta con una cita si la visa está dañada, lleva una anotación especial o ahora quieres otra clase.',
      ],
    },
    no_interview: {
      title: 'Podrías renovar sin entrevista',
      text: 'Tus respuestas coinciden con las condiciones de la exención de entrevista. Eso te permite pedirla, no la asegura: el oficial puede citar a cualquiera, y la visa la decide el consulado.',
      next: [
        'Mira la fecha de la visa: la exención se pide antes de que pasen {us-waiver-window} desde que venció.',
        'Reúne el pasaporte, la visa anterior y una foto de los últimos {us-photo-age}.',
        'Pon al día tus datos para el DS-160: trabajo, dirección y viajes.',
        'La tarifa del gobierno se paga con entrevista o sin ella; para una visa B-1/B-2 son {us-mrv}.',
        'Cuenta con una cita si la visa está dañada, lleva una anotación especial o ahora quieres otra clase.',
      ],
    },
    still_valid_with_interview: {
      title: 'Tu visa sigue vigente; renovarla pide una cita',
      text: 'Si la tienes y está en buen estado, por lo general puedes usarla hasta que venza. Para renovarla, alguna de tus respuestas está fuera de la exención de entrevista. No es mala señal: el oficial querrá escucharte.',
      next: [
        'Si viajas pronto, piensa en usarla primero: al renovar la entregas y el consulado puede cancelarla.',
        'Si no sabes por cuánto tiempo debía ser, un asesor lo revisa contigo: quizá cambie el resultado.',
        'Si la perdiste o te la robaron, busca la denuncia: te preguntarán qué pasó.',
        'Para la cita, ten claro qué cambió en tu vida desde que te la dieron.',
      ],
    },
    with_interview: {
      title: 'Puedes pedir la renovación; cuenta con una entrevista',
      text: 'Alguna de tus respuestas está fuera de la exención: la clase de la visa, la fecha, el país u otra. No es una negación. El oficial querrá escucharte, y decide el consulado.',
      next: [
        'Pon al día tus datos para el DS-160: trabajo, dirección, viajes y lo que cambió desde aquella visa.',
        'Si no sabes por cuánto tiempo debía ser, un asesor lo revisa contigo: quizá cambie el resultado.',
        'Si la perdiste o te la robaron, busca la denuncia: te preguntarán qué pasó.',
        'Si puedes, solicita en el país de tu nacionalidad o en el que resides.',
        'La tarifa del gobierno se paga aparte; para una visa B-1/B-2 son {us-mrv}.',
      ],
    },
  },
};
