import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Mover tu cita del consulado',
  metaTitle: 'Reagendar la cita de la visa americana',
  description:
    'Cómo cambiar la fecha de tu cita para la visa de Estados Unidos, quién puede hacerlo, qué límites pone el sistema oficial y cuándo te ayudamos sin cobro.',
  lead: 'Una cita se mueve solo en el sistema oficial y con un número limitado de cambios. Antes de tocar la tuya, mira qué ganas y qué puedes perder.',
  sections: [
    {
      id: 'who-may',
      title: 'Quién puede moverla',
      blocks: [
        'Tú, desde la cuenta oficial donde reservaste, o la persona que la maneja por ti con tu permiso. El consulado no suele cambiar fechas por teléfono ni en la puerta. Si alguien más creó tu cuenta y no te da la contraseña, recupérala con el correo registrado antes de hacer otra cosa.',
        'Cuando la reserva es de un grupo, el cambio puede mover a toda la familia. Revisa los nombres en la pantalla antes de confirmar.',
      ],
    },
    {
      id: 'costs-and-limits',
      title: 'Qué cuesta y qué límites hay',
      blocks: [
        'Los límites los fija el sistema oficial de tu país: cuántos cambios admite, hasta qué día y qué pasa después. No son iguales en todas partes y cambian sin aviso, así que valen los que veas en tu cuenta.',
        {
          list: [
            'Dentro del límite, sirve el pago que ya hiciste.',
            'Sin cambios disponibles, o si faltas, lo pagado puede perderse: volver a reservar cuesta de nuevo {us-mrv} por persona.',
            'El pago también vence: permite agendar durante {us-mrv-validity}.',
            'La tarifa pagada en un país no se usa en otro. Además, desde el {us-residence-rule} se solicita donde eres nacional o residente.',
          ],
        },
      ],
    },
    {
      id: 'how-to-move',
      title: 'Cómo hacerlo sin sustos',
      blocks: [
        {
          list: [
            'Lee en tu cuenta cuántos cambios te quedan y anota tu fecha actual.',
            'Mira las fechas libres antes de cancelar. Cancelar primero te puede dejar sin ninguna.',
            'Si hay visita al centro de huellas, comprueba que siga siendo antes de la entrevista.',
            'Confirma y guarda la hoja nueva. La anterior ya no te sirve para entrar.',
            'Si enviaste otro DS-160, pon su número en la cita.',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      title: 'En qué te ayudamos',
      blocks: [
        'Si tu servicio incluye la agenda, movemos la cita contigo sin cobro nuestro: leemos los límites, buscamos opciones y tú das el sí. Con el plan Estándar tienes la guía para hacerlo por tu cuenta. No vendemos cambios sueltos ni fechas.',
        'Lo que pasa con nuestro precio, y cómo se mueve una sesión con nosotros, está en la [política de reembolsos y cambios de cita](screen:reschedule-refund-policy).',
      ],
    },
    {
      id: 'what-else-moves',
      title: 'Qué más cambia cuando mueves la fecha',
      blocks: [
        'Una fecha nueva puede dejar viejo algo que hoy está en orden. Antes de confirmar, revisa:',
        {
          list: [
            'El pasaporte: con una entrevista más tarde, el viaje también se corre, y por regla general debe valer {us-passport-validity} más que tu estadía.',
            'La foto: debe ser de los últimos {us-photo-age}.',
            'El DS-160: si entre tanto cambias de trabajo, de dirección o de estado civil, lo que dice ya no es tu vida de hoy. Enviado no se edita; se presenta otro.',
            'La renovación: la exención de entrevista cuenta {us-waiver-window} desde que vence la visa. Si dejas pasar ese plazo, puedes perderla.',
            'Los estudios: compara la fecha con el comienzo que dice tu I-20. Si no alcanzas, habla primero con la escuela.',
          ],
        },
      ],
    },
    {
      id: 'families',
      title: 'Cuando la cita es de toda la familia',
      blocks: [
        'Decidan juntos antes de tocar nada. Miren si el sistema mueve a todo el grupo o deja separar a una persona, y si separarla gasta un cambio de todos. Si alguien no puede ir, a veces es mejor que los demás conserven su fecha. Al terminar, cada quien comprueba su nombre, su pasaporte y su número de DS-160 en la hoja nueva, y los padres hacen lo mismo por sus hijos.',
      ],
    },
    {
      id: 'scams',
      title: 'Señales de una estafa',
      blocks: [
        {
          list: [
            'Te venden una fecha, o te muestran una captura de pantalla como prueba de que ya es tuya.',
            'Te piden la contraseña de tu cuenta oficial, o que cambies el correo registrado por el suyo.',
            'Te piden pagar la tarifa a una persona, y no en el sistema oficial.',
            'Te dicen que conocen a alguien en el consulado y que la oferta termina hoy.',
          ],
        },
        'Si ya diste tus datos, cambia la contraseña y el correo de tu cuenta, mira que la cita siga en pie y guarda los mensajes. Al sistema verdadero se llega desde la página de tu embajada en [usembassy.gov](https://www.usembassy.gov). Cómo reconocernos a nosotros está en el [aviso general](screen:general-disclaimer).',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuántas veces puedo cambiarla?',
      answer:
        'Depende del país y del momento. El sistema oficial te avisa cuántos cambios te quedan. Trata cada uno como si fuera el último y consulta las reglas en [travel.state.gov](https://travel.state.gov).',
    },
    {
      question: 'Se me pasó la cita. ¿Perdí el dinero?',
      answer:
        'Puede que sí. Entra a tu cuenta oficial: si deja reservar de nuevo, hazlo con calma; si pide otro pago, la tarifa anterior ya no sirve. Por un motivo grave, escribe al consulado y guarda las pruebas.',
    },
    {
      question: 'Encontré una fecha antes. ¿La tomo?',
      answer:
        'Solo si puedes ir y si tus documentos estarán listos. Un adelanto gasta un cambio igual que un aplazamiento. Los [tiempos de espera](screen:wait-times) te dicen si vale la pena seguir mirando.',
    },
    {
      question: '¿Puedo pasar mi cita a otra persona?',
      answer:
        'No. La cita y la tarifa van unidas a tu nombre y a tu pasaporte. Quien compra o recibe una cita ajena no puede usarla, y puede quedarse sin dinero y sin cita.',
    },
    {
      question: 'El consulado canceló mi cita. ¿Cuenta como cambio?',
      answer:
        'Cuando la mueve la autoridad, suele darte otra fecha o dejarte elegir. Lee el mensaje completo dentro de tu cuenta oficial, no en un enlace recibido, y consérvalo por si debes reclamar.',
    },
    {
      question: 'Pagué y el plazo está por terminar. ¿Tiene que ser antes la entrevista?',
      answer:
        'No necesariamente: los {us-mrv-validity} son para reservar, y la fecha de la entrevista puede ser posterior. Lo importante es tener una cita tomada antes de que se cumplan. Si la cancelas después sin tener otra, quizá debas pagar de nuevo.',
    },
    {
      question: '¿Puedo cambiar de ciudad al mover la fecha?',
      answer:
        'Si tu país tiene más de un consulado y el sistema te lo ofrece, sí. Suma el viaje, el alojamiento y la visita para huellas, y mira si esa ciudad tiene otras instrucciones. Cambiar de país es otra cosa: empiezas de nuevo.',
    },
  ],
};
