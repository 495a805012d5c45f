import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visa de turismo (B-1/B-2) a Estados Unidos',
  metaTitle: 'Visa americana B-1/B-2 por primera vez: guía y ayuda',
  description:
    'Pide por primera vez la visa B-1/B-2: requisitos, formulario DS-160, tarifa, cita y entrevista. Tres planes de ayuda y el costo total antes de pagar.',
  lead: 'Para ir a Estados Unidos de paseo, a ver a tu familia o a una reunión de negocios. Preparamos contigo el formulario, los documentos y la entrevista. El consulado decide.',
  benefits: [
    {
      title: 'Tu DS-160, revisado línea por línea',
      text: 'Respondes en tu idioma. Llenamos el formulario en inglés y comparamos nombres y fechas con tu pasaporte.',
    },
    {
      title: 'Documentos para tu caso',
      text: 'Una empleada, un pensionado y un estudiante no llevan lo mismo. Tu lista sale de tu situación. En Plus y VIP la revisa un asesor.',
    },
    {
      title: 'Pago y citas, paso a paso',
      text: 'Con Estándar tienes una guía para pagar la tarifa y agendar por tu cuenta. Con Plus y VIP te ayudamos a hacerlo.',
    },
    {
      title: 'Una entrevista sin sorpresas',
      text: 'En Plus y VIP ensayas con preguntas reales y recibes consejos claros. Con Estándar tienes por escrito las preguntas más comunes.',
    },
  ],
  steps: [
    {
      title: 'Nos cuentas tu viaje',
      text: 'Creas tu cuenta y dices para qué vas, cuándo, con quién y quién paga. Así sabes si esta es tu visa y eliges un plan.',
      actor: 'you',
    },
    {
      title: 'Respondes y subes tus documentos',
      text: 'Llenas el formulario en tu portal, por partes; cada respuesta se guarda. En VIP lo llenamos por ti después de una llamada.',
      actor: 'you',
    },
    {
      title: 'Revisamos y pasamos todo al inglés',
      text: 'Con tu pago confirmado, revisamos cada respuesta y te preguntamos lo que no cuadra. Después dejamos listo el DS-160.',
      actor: 'us',
    },
    {
      title: 'Lees y firmas',
      text: 'Lees la solicitud completa y la firmas tú. Al enviarla recibes una hoja de confirmación con código de barras: guárdala para la cita.',
      actor: 'you',
    },
    {
      title: 'Pagas la tarifa y agendas',
      text: 'Pagas {us-mrv} por persona a la autoridad y escoges fecha en el sistema oficial. Ese pago sirve para agendar durante {us-mrv-validity}.',
      actor: 'you',
    },
    {
      title: 'Preparamos la entrevista',
      text: 'En Plus y VIP ensayamos en voz alta y te decimos qué respuesta no quedó clara. En Estándar practicas en casa con nuestras preguntas.',
      actor: 'us',
    },
    {
      title: 'El consulado te recibe y decide',
      text: 'Te toman huellas y hablas con un oficial consular. Según la ciudad, son una o dos visitas. A veces sales con la respuesta; a veces piden algo más.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: '¿Es esta tu visa?',
      blocks: [
        'La B-2 es para pasear, visitar a tu gente o recibir un tratamiento médico. La B-1, para reuniones, congresos o negociar un contrato. Suelen darse juntas.',
        'Con pasaporte de {us-visa-passports} la necesitas. Con el de uno de los {us-visa-waiver-countries} países del programa de exención, como Chile o España, para viajes de hasta {us-esta-stay} puede bastar una [ESTA](screen:us-esta). Si ya tuviste esta visa, mira la [renovación](screen:us-renewal).',
        'La B-1/B-2 no sirve para trabajar allá, estudiar un programa con título o créditos, ser tripulante, ejercer el periodismo o irte a vivir.',
      ],
    },
    {
      id: 'requirements',
      title: 'Requisitos y documentos',
      blocks: [
        'Lo obligatorio es corto: pasaporte, DS-160 enviado, foto, tarifa pagada y cita. El pasaporte debe valer, por regla general, {us-passport-validity} más que tu estadía; varios países de la región tienen un acuerdo que los exime. La foto mide {us-photo-side} × {us-photo-side} cm, tiene fondo blanco y es de los últimos {us-photo-age}.',
        'Los documentos de soporte no se envían antes: los llevas por si el oficial los pide. Los más útiles: carta laboral o registro de tu negocio, extractos de quien paga y, para un menor, su registro de nacimiento.',
        'Desde el {us-residence-rule}, la regla es solicitar en el país de tu nacionalidad o en el que resides.',
      ],
    },
    {
      id: 'decision-and-mistakes',
      title: 'Cómo se decide y qué errores evitar',
      blocks: [
        'La ley supone que quien pide esta visa piensa quedarse, mientras no muestre lo contrario. Por eso el oficial pregunta a qué vas, con qué dinero y qué te hace volver. Lo último es tu arraigo: trabajo, estudios, familia, negocio o casa.',
        'Errores frecuentes y cómo los evitamos:',
        {
          list: [
            'Nombres cortados o en otro orden: los comparamos con tu pasaporte, letra por letra.',
            'Fechas que no coinciden con la carta laboral: te las señalamos antes de que firmes.',
            'Callar una negación, un arresto o un familiar allá: te ayudamos a contarlo con claridad.',
            'Perder lo escrito: el sitio oficial se cierra tras {us-ds160-timeout} sin uso y guarda {us-ds160-kept} lo que no enviaste. Nosotros conservamos lo que ya respondiste.',
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'Si la aprueban: vigencia, estadía y extensión',
      blocks: [
        'La vigencia dice hasta cuándo puedes llegar a la frontera con esa visa. Con pasaporte colombiano es de hasta {us-b-validity}; con otros, depende del país. La estadía la fija el oficial de frontera en cada entrada, por lo general hasta {us-b-stay}, y queda en tu registro I-94.',
        'Si estando allá necesitas más tiempo, se pide a USCIS con el formulario I-539, y conviene hacerlo al menos {us-extension-ahead} antes de la fecha de tu I-94.',
      ],
    },
    {
      id: 'on-your-own',
      title: 'Lo que no hacemos, y cómo hacerlo sin ayuda',
      blocks: [
        'No vendemos citas, no prometemos fechas ni resultados y no escribimos nada que sepamos falso. Cuando el DS-160 pregunta quién te ayudó, aparece nuestro nombre.',
        'Puedes hacer todo por tu cuenta y pagar solo la tarifa del gobierno: el formulario está en [ceac.state.gov](https://ceac.state.gov) y las reglas, en [travel.state.gov](https://travel.state.gov).',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta en total?',
      answer:
        'Son dos pagos. La tarifa del gobierno es de {us-mrv} por persona y va directo a la autoridad. Nuestra asesoría depende del plan: en Plus, {price:FirstTime}. El precio de hoy está en la tabla de costos.',
    },
    {
      question: '¿Cuánto tarda la cita?',
      answer:
        'Depende de la ciudad y cambia a menudo. Aquí ves el último dato oficial, con su fecha. A veces se liberan cupos, y en VIP miramos con frecuencia si los hay. Nadie puede prometerte una fecha.',
    },
    {
      question: '¿Qué pasa con mi dinero si me niegan la visa?',
      answer:
        'La tarifa del gobierno paga el estudio de tu solicitud y no se devuelve. Nuestro precio tampoco, salvo que el error sea nuestro. Si vuelves a solicitar dentro del plazo de la [política de reembolsos](screen:reschedule-refund-policy), esa revisión es gratis.',
    },
    {
      question: '¿Puedo pedirla si ya me la negaron?',
      answer:
        'Sí. La negación más común, por la sección 214(b), no es para siempre. Debes declararla. Lo que cuenta es qué cambió desde entonces: empleo, ingresos, familia o plan de viaje. Si nada cambió, quizá convenga esperar.',
    },
    {
      question: '¿Los niños y los adultos mayores van a la entrevista?',
      answer:
        'Por lo general, sí. Con las reglas vigentes desde el {us-waiver-since}, la edad por sí sola ya no exime. Cada menor tiene su pasaporte, su formulario y su cita, y va con su madre, su padre o quien lo represente.',
    },
    {
      question: '¿Debo hablar inglés?',
      answer:
        'No es un requisito. En los consulados de América Latina se suele atender también en español. El formulario sí va en inglés, y de eso nos ocupamos.',
    },
    {
      question: '¿Cuánto dinero debo tener en el banco?',
      answer:
        'No hay una cifra oficial. Importa que el viaje sea razonable para tus ingresos, o para los de quien paga, y que puedas explicar de dónde sale el dinero. Un depósito grande de última hora suele traer preguntas.',
    },
  ],
};
