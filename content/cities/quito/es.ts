import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Tu cita para la visa de Estados Unidos en Quito',
  metaTitle: 'Cita para la visa americana en Quito',
  description:
    'En Quito todo suele resolverse en una sola visita a la embajada. Cómo pagar, cómo escoger entre Quito y Guayaquil y qué llevar el día de la cita.',
  lead: 'Ecuador tiene dos sedes que dan visas: Quito y Guayaquil. Aquí te explicamos cómo es la visita en Quito y cómo decidir cuál de las dos te conviene.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Por lo general, una sola visita',
      blocks: [
        'En Ecuador lo habitual es que todo pase en el mismo edificio: revisan tus documentos, te toman las huellas y conversas con un oficial consular, que decide. Si tu confirmación menciona otro lugar u otro día, sigue lo que diga la confirmación.',
        'La embajada en Quito y el consulado en Guayaquil piden lo mismo y reciben a personas de cualquier provincia. Lo que cambia de una ciudad a otra son las fechas libres. Cualquier novedad sale en [la página de la embajada en Ecuador](https://ec.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'Pagar en dólares y escoger ciudad',
      blocks: [
        'Como aquí se usa el dólar, la cifra es directa: {us-mrv} por persona para turismo, igual en las dos ciudades. Tu banco puede sumar comisiones o impuestos propios, que no van a la embajada.',
        'El orden es: DS-160 enviado, cuenta en el sistema oficial, pago y fecha. Si no terminas el DS-160 de una vez, el sitio guarda el borrador {us-ds160-kept}; anota el código para volver. Ya con el pago hecho, el sistema muestra las fechas de Quito y de Guayaquil, y tienes {us-mrv-validity} para agendar.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'El día de tu cita en Quito',
      blocks: [
        'El clima cambia varias veces al día: vístete por capas. Si subes desde la Costa, trata de llegar la tarde anterior. La altura cansa, y una noche de bus no ayuda a responder con calma.',
        {
          list: [
            'Pasaporte que siga vigente {us-passport-validity} después de tu estadía.',
            'Cédula y, si existen, pasaportes antiguos.',
            'Hojas impresas del DS-160 y de la cita.',
            'Foto reciente de {us-photo-side} × {us-photo-side} cm, sin lentes.',
          ],
        },
        'Deja afuera teléfono, audífonos, maletas y botellas: los controles de seguridad son estrictos y la lista completa la publica la embajada.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Quito, Guayaquil o cambiar de fecha',
      blocks: [
        'Desde Ibarra, Ambato o el Oriente suele quedar mejor Quito; desde Machala, Manta o Galápagos, Guayaquil. Si en el DS-160 marcaste una ciudad y ahora prefieres la otra, el sistema oficial ha permitido agendar allí con el mismo formulario. Confírmalo antes de llenar uno nuevo.',
        'Si mueves la fecha, hazlo desde tu cuenta y con una alternativa ya a la vista, porque los cambios se agotan. Más detalles en [reagendar](screen:reschedule).',
      ],
    },
    {
      id: 'students-and-groups',
      title: 'Si vas a estudiar o viajan varios',
      blocks: [
        'Para la visa F-1 la tarifa es la misma, y se suma otra: {us-sevis} por SEVIS, que paga solo quien estudia. La indicación es pagarla al menos {us-sevis-ahead} hábiles antes de la entrevista, así que no la dejes para la víspera. Lleva el I-20 firmado y el recibo. La espera de los estudiantes se publica aparte: no te guíes por la de turismo. Los demás pasos están en [visa de estudiante](screen:us-student).',
        'Si van varios, reserven en un solo grupo y en una sola ciudad. Antes de confirmar, lee en voz alta cada nombre, cada pasaporte y cada número de DS-160, porque mover a una persona después puede mover a todas. Con niños o abuelos piensa también en el camino: a veces la fecha más cercana está en la ciudad más lejana.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Es más fácil que aprueben en Quito o en Guayaquil?',
      answer:
        'Ninguna es más fácil que la otra. Las dos aplican la misma ley y cada oficial decide según tu caso. Elige por la fecha y por el viaje. Mira los [tiempos de espera](screen:wait-times) publicados.',
    },
    {
      question: 'Vivo en Ecuador, pero nací en otro país. ¿Puedo ir a Quito?',
      answer:
        'Si tu residencia está aquí, sí. Desde el {us-residence-rule} cuenta el país de nacionalidad o el de residencia, y pueden pedirte que la demuestres: lleva tu cédula de residente o tu visa ecuatoriana.',
    },
    {
      question: '¿Mi hijo pequeño tiene que ir?',
      answer:
        'Cuenta con que sí: hoy casi todas las edades pasan por la entrevista. Lleva su partida de nacimiento y, si uno de los padres no va, una autorización suya puede evitar preguntas.',
    },
    {
      question: '¿Puede entrar alguien conmigo?',
      answer:
        'Normalmente entran solo quienes tienen cita, y los niños con un adulto. Si necesitas apoyo por salud, edad o discapacidad, escríbele a la embajada con anticipación.',
    },
    {
      question: 'Ya pagué y ahora prefiero Guayaquil. ¿Pierdo la tarifa?',
      answer:
        'El pago hecho en Ecuador te deja ver las dos ciudades. Si aún no reservas, escoges Guayaquil. Si ya tienes fecha en Quito, pasarte puede gastar uno de tus cambios: léelo en tu cuenta antes de confirmar. Lo que no se puede es usar ese pago en otro país.',
    },
    {
      question: '¿Cuándo y dónde me entregan el pasaporte?',
      answer:
        'Con la visa aprobada, el pasaporte se queda unos días para imprimirla, y la embajada te dice cómo recuperarlo. Si vienes de otra provincia, pregúntalo antes de regresar. Una revisión administrativa puede alargar la respuesta. No te damos una fecha porque no depende de nosotros.',
    },
    {
      question: 'Saqué pasaporte nuevo después de reservar. ¿Qué cambio?',
      answer:
        'El formulario y la cita deben llevar el pasaporte que vas a mostrar. Un DS-160 enviado no se corrige: se llena otro y su número se pone en la cuenta antes del día. Lleva también el pasaporte anterior, sobre todo si tiene visas o sellos.',
    },
  ],
};
