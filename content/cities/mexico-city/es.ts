import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Tu cita para la visa de Estados Unidos en Ciudad de México',
  metaTitle: 'Cita para la visa americana en Ciudad de México',
  description:
    'Cómo es la cita en Ciudad de México: huellas en el CAS, entrevista en la embajada, pago de la tarifa, qué llevar y los demás consulados del país.',
  lead: 'La embajada en Ciudad de México es una de varias sedes del país. Aquí ves cuántas veces vas, cómo se paga y qué conviene saber antes de elegir fecha.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Dos visitas: primero el CAS, luego la embajada',
      blocks: [
        'En México el trámite suele tener dos visitas. En el Centro de Atención a Solicitantes, el CAS, te toman las huellas y una foto. Otro día, en la embajada, un oficial consular te entrevista y decide sobre tu visa.',
        'Las dos citas se reservan juntas, y la del CAS va antes. Tu hoja de confirmación dice el lugar, el día y la hora de cada una. Guíate por esa hoja, porque las sedes pueden mudarse. Lo vigente está en [la página de la embajada en México](https://mx.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'Pagar la tarifa y elegir fecha',
      blocks: [
        'Primero envías el DS-160 en [ceac.state.gov](https://ceac.state.gov). Con el número de ese formulario abres tu cuenta en el sistema de citas. La tarifa del gobierno para turismo es de {us-mrv} por persona. Si pagas en pesos, vale el monto que muestre el sistema ese día.',
        'El pago te permite agendar durante {us-mrv-validity}. No se devuelve ni se cede a otra persona. Si viaja la familia, pon a todos en la misma cuenta.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'El día de cada cita',
      blocks: [
        'Cruzar la ciudad puede tomar más de lo que dice el mapa, así que sal con margen. En una carpeta sencilla llevas:',
        {
          list: [
            'Pasaporte vigente, y los anteriores si tienen visas.',
            'Confirmación del DS-160 y hoja de las citas, impresas.',
            'Una foto de {us-photo-side} × {us-photo-side} cm, tomada en los últimos {us-photo-age}, por si la piden.',
            'Documentos de tu vida en México: trabajo, escuela, negocio o familia.',
          ],
        },
        'Cuenta con que a la embajada no entran celulares, relojes inteligentes, mochilas ni líquidos. Déjalos en casa o con quien te acompañe y espere afuera.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Otros consulados y cambios de fecha',
      blocks: [
        'También hay consulados en Ciudad Juárez, Guadalajara, Hermosillo, Matamoros, Mérida, Monterrey, Nogales, Nuevo Laredo y Tijuana. La sede se elige al agendar. Si dejas la capital por una fecha más cercana, piensa en pasajes y hotel para dos visitas.',
        'La cita se mueve desde tu cuenta, pero los cambios son limitados y el CAS debe quedar antes de la entrevista. Mira [qué cuidar al reagendar](screen:reschedule).',
      ],
    },
    {
      id: 'family-and-border',
      title: 'Si van en familia o viven en la frontera',
      blocks: [
        'Cuando viajan varios, revisen juntos la pantalla antes de confirmar: cada nombre con su propio DS-160, todos en la misma visita al CAS y todos en la misma entrevista. La tarifa es por persona: dos adultos son dos pagos de {us-mrv}. Si alguien se agrega después, quizá quede en otra fecha, así que conviene sumarlo antes de elegir el día.',
        'Si vives en el norte, mira primero tu lado de la frontera: Tijuana, Nogales, Ciudad Juárez, Nuevo Laredo y Matamoros tienen consulado propio. Compara tres cosas: la fecha de la entrevista, dónde queda el CAS que te ofrece el sistema y cuánto te cuesta llegar a cada visita. La ley es la misma en todas las sedes, y en todas decide un oficial consular.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Puedo hacer la entrevista en un estado donde no vivo?',
      answer:
        'Sí. Dentro de México el sistema te deja escoger entre las sedes que tengan fechas, vivas donde vivas. Suma al viaje la visita al CAS.',
    },
    {
      question: 'Vivo en México con otra nacionalidad. ¿Me atienden aquí?',
      answer:
        'Desde el {us-residence-rule} la visa se pide en el país de tu nacionalidad o en el de tu residencia. Si México es tu residencia, lleva tu tarjeta de residente vigente; estar de paseo no basta.',
    },
    {
      question: '¿Los niños pagan lo mismo y también van?',
      answer:
        'Cada niño tiene su DS-160 y su cita, y la edad por sí sola ya no exime de la entrevista. Para algunos menores mexicanos existe una tarifa menor con condiciones: confírmala en la página de la embajada antes de pagar.',
    },
    {
      question: 'Solo voy a renovar. ¿Tengo que ir a la embajada?',
      answer:
        'Quizá no. Si tu visa B o tu tarjeta de cruce sigue vigente o venció hace menos de {us-waiver-window}, puedes calificar para la exención de entrevista. Hay más condiciones y el consulado puede citarte igual. Más en [renovación](screen:us-renewal).',
    },
    {
      question: 'Mi pasaporte mexicano vence pronto. ¿Agendo igual?',
      answer:
        'La regla general pide {us-passport-validity} más que tu estadía, aunque algunos países tienen un acuerdo que los exime: confírmalo en la página de la embajada. Si vence antes del viaje, renuévalo antes de llenar el DS-160, porque su número va en el formulario y en la cita. Si ya reservaste, pregunta cómo se actualizan los datos, que deben coincidir.',
    },
    {
      question: 'Soy de México y vivo en otro país. ¿Puedo reservar en la capital?',
      answer:
        'Sí: la regla del {us-residence-rule} admite el país de tu nacionalidad además del de tu residencia. Antes de comprar el regreso, cuenta el día del CAS, el de la entrevista y el tiempo que el pasaporte pase en la embajada. Lo que pagaste para otro país no sirve en México.',
    },
    {
      question: '¿Cómo vuelve mi pasaporte después de la entrevista?',
      answer:
        'Si aprueban la visa, la embajada se queda con él para imprimirla. El sistema de citas o la propia embajada te indican cómo recuperarlo, y eso puede cambiar. Nosotros no recogemos pasaportes. No compres un vuelo para esos días: la fecha exacta solo la conoce el consulado.',
    },
  ],
};
