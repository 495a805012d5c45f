import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Citas en los consulados de Estados Unidos',
  metaTitle: 'Citas para la visa americana: cómo funcionan',
  description:
    'Cómo se reserva una cita para la visa de Estados Unidos en Ciudad de México, Bogotá, Quito, Lima y Buenos Aires, quién la reserva y en qué te ayudamos.',
  lead: 'La cita la da el consulado en su sistema oficial y va a tu nombre. Aquí ves cómo se llega a ella y en qué te ayudamos. No vendemos citas.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Cómo se llega a una cita',
      blocks: [
        'Primero se envía el formulario DS-160, después se paga la tarifa del gobierno y entonces el sistema oficial abre el calendario. Para turismo, estudio o tripulación la tarifa es de {us-mrv} por persona y sirve para agendar durante {us-mrv-validity}.',
        'En varios países son dos visitas. Una es al centro de atención, donde toman tu foto y tus huellas. La otra es al consulado, donde está la entrevista. Al reservar, el sistema te dice si en tu ciudad se hacen juntas o en días distintos.',
        'El calendario se mueve todo el tiempo: se abren cupos, otras personas cancelan. La única fecha que cuenta es la que aparece en tu confirmación.',
      ],
    },
    {
      id: 'who-books',
      title: 'Quién reserva y dónde',
      blocks: [
        'Reserva quien viaja, o alguien a quien esa persona se lo pide. La cuenta oficial lleva tu nombre, tu pasaporte y el número de tu DS-160. Una familia puede ir en un solo grupo para tener la entrevista el mismo día.',
        'Desde el {us-residence-rule}, Estados Unidos pide hacer el trámite en el país de tu nacionalidad o en el país donde vives. Buscar cita en otro lugar solo porque hay fechas antes hace más difícil calificar, y la tarifa no se devuelve ni se traslada.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'Qué hacemos y qué no',
      blocks: [
        {
          list: [
            'Si tu servicio incluye la agenda, te ayudamos a pagar y a reservar. Tú ves las fechas y tú confirmas.',
            'Comparamos el nombre, el pasaporte y el número del DS-160 con los datos de la cita: si no coinciden, pueden no recibirte.',
            'En el plan VIP miramos con frecuencia si el sistema oficial abre fechas más cercanas.',
            'No vendemos, apartamos ni cambiamos citas entre personas, y no tenemos acceso especial a ningún consulado.',
          ],
        },
        'Si alguien te ofrece un cupo por dinero, no le des tu contraseña ni el número de tu DS-160: con ellos puede mover tu cita. Otras señales de fraude están en el [aviso general](screen:general-disclaimer).',
      ],
    },
    {
      id: 'before-booking',
      title: 'Antes de elegir una fecha',
      blocks: [
        'Mira los [tiempos de espera publicados](screen:wait-times) de tu ciudad y elige un día al que de verdad puedas ir, porque los cambios son limitados. Mira también cuándo vence tu pasaporte: por regla general debe valer {us-passport-validity} más que tu estadía.',
        '¿Ya tuviste visa de turismo? Si sigue vigente o venció hace menos de {us-waiver-window}, quizá no necesites entrevista. Empieza por la página de [renovación](screen:renewal-landing).',
      ],
    },
    {
      id: 'groups-and-fee',
      title: 'Grupo, pago y cambios: cómo se conectan',
      blocks: [
        'Estas piezas se mueven juntas, y conviene verlas antes de confirmar:',
        {
          list: [
            'El grupo reúne, no abarata: cada persona tiene su DS-160 y su propio pago, también dentro de una misma cuenta.',
            'El pago abre el calendario y tiene un plazo para reservar. La entrevista puede caer después de ese plazo; lo que cuenta es haber reservado a tiempo.',
            'Un cambio puede tocar a todo el grupo. Si solo una persona no puede ir, mira si el sistema deja separarla antes de mover a las demás.',
            'Quien se suma tarde empieza por su formulario y su pago, y quizá quede en otro día.',
          ],
        },
        'Por eso ayuda decidir primero quiénes viajan, pagar después y reservar al final. Los límites exactos los pone el sistema oficial de tu país y pueden cambiar: léelos el día que reserves.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta una cita?',
      answer:
        'La cita no tiene un precio propio. Lo que pagas al gobierno son {us-mrv} por persona por estudiar tu solicitud, aparte de nuestra asesoría. Quien te cobra por un cupo te vende algo que no es suyo.',
    },
    {
      question: '¿Pueden conseguirme una fecha más cercana?',
      answer:
        'No podemos prometerla: los cupos los abre el consulado. En el plan VIP miramos a menudo el calendario oficial y te avisamos si aparece algo. En los demás planes te explicamos cómo mirarlo tú.',
    },
    {
      question: '¿Los niños necesitan su propia cita?',
      answer:
        'Sí. Cada persona tiene su formulario, su tarifa y su lugar en la cita, también los bebés. Al reservar en grupo, la familia queda junta. Lo que cada menor debe llevar lo confirma el consulado.',
    },
    {
      question: '¿Existen citas de urgencia?',
      answer:
        'Algunos consulados adelantan una cita por motivos graves, como un tratamiento médico o la muerte de un familiar cercano. Suele pedirse después de reservar una cita normal y con pruebas. Decide el consulado.',
    },
    {
      question: 'Ya tengo cita y no puedo ir. ¿Qué hago?',
      answer:
        'Muévela con tiempo en el sistema oficial y no la dejes pasar. Antes de soltarla, lee en [mover una cita](screen:reschedule) qué puedes perder con el cambio.',
    },
    {
      question: 'Pagué la tarifa y no encuentro fechas. ¿Qué hago?',
      answer:
        'Vuelve a mirar en otros momentos, porque los cupos cambian sin aviso, y anota hasta qué día te sirve el pago. Si tu país tiene más de una sede, compáralas. Si el sistema muestra un error, usa el contacto de ese mismo sitio y guarda el recibo.',
    },
    {
      question: 'Mi nombre salió mal escrito en la cita. ¿Importa?',
      answer:
        'Sí, corrígelo antes del día: debe leerse igual en tu cuenta, en el DS-160 y en el pasaporte. Si la cuenta no te deja, escribe a la ayuda del sitio oficial. Si el error está en el formulario, mira [cómo se corrige el DS-160](screen:us-interview).',
    },
  ],
};
