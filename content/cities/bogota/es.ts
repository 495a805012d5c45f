import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Tu cita para la visa de Estados Unidos en Bogotá',
  metaTitle: 'Cita para la visa americana en Bogotá',
  description:
    'Todas las entrevistas de visa de Colombia son en Bogotá. Cómo encajan el CAS y la embajada, cómo se paga la tarifa y cómo venir desde otra ciudad.',
  lead: 'Si vives en Colombia, tu entrevista es en Bogotá. Te contamos cómo se reparten las visitas, cómo funciona el pago y qué no puedes llevar a la embajada.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Huellas en el CAS y entrevista en la embajada',
      blocks: [
        'Vivas en Riohacha o en Pasto, la entrevista es en la embajada en Bogotá: ningún otro consulado de Estados Unidos da visas en Colombia. Antes sueles pasar por un centro de atención al solicitante, el CAS, donde registran tus huellas y tu foto. Además del de Bogotá ha funcionado uno en Medellín; el sistema te muestra los que hoy puedes elegir.',
        'La visita al CAS es corta. La decisión es del oficial consular, que lee tu DS-160 y habla contigo. Las instrucciones del momento están en [la página de la embajada en Colombia](https://co.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'La tarifa, con tarjeta o en efectivo',
      blocks: [
        'La tarifa del gobierno para la visa de turismo es de {us-mrv} por persona. Se paga desde tu cuenta en el sistema oficial: con tarjeta en línea, o en efectivo con el comprobante que ahí se genera. El efectivo tarda en verse algunos días hábiles, y hasta entonces no puedes escoger fecha.',
        'Cada comprobante sirve para una sola transacción. No uses el de otra persona ni pagues dos veces con el mismo. Desde el pago tienes {us-mrv-validity} para agendar; si se pasan, hay que pagar de nuevo.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'Qué llevas y qué se queda afuera',
      blocks: [
        'La embajada no deja entrar celulares, aparatos electrónicos, bolsos ni líquidos, y es mejor no contar con un sitio donde guardarlos.',
        'Lo que sí va contigo, en una carpeta transparente por si llueve: pasaporte, pasaportes viejos, confirmación del DS-160, hoja de la cita y una foto cuadrada de {us-photo-side} cm por lado, con fondo blanco. Suma los documentos de tu trabajo o tus estudios. Se entra a la hora citada, no antes.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Venir de otra ciudad o mover la fecha',
      blocks: [
        'Desde Cali, Barranquilla, Bucaramanga o Leticia ayuda juntar todo en un solo viaje: pon el CAS cerca de la entrevista y busca pasajes que permitan cambios.',
        'Los cambios de cita son contados. Antes de soltar la tuya, mira los [tiempos de espera](screen:wait-times), porque la siguiente fecha libre puede quedar lejos.',
      ],
    },
    {
      id: 'while-you-wait',
      title: 'Mientras llega tu fecha',
      blocks: [
        'En Bogotá pueden pasar meses entre el pago y la entrevista. La cifra oficial, con su fecha, está en [tiempos de espera](screen:wait-times); nosotros no calculamos otra. Úsala para decidir cuándo empiezas, y deja los pasajes para cuando tengas la visa.',
        'En ese tiempo cambian cosas. Unas semanas antes de la cita, revisa cuatro:',
        {
          list: [
            'La foto: si ya tiene más de {us-photo-age}, tómate otra.',
            'El pasaporte: por regla general debe valer {us-passport-validity} más que tu estadía. Si lo renuevas, cambia el número y hay que corregirlo en el formulario y en la cita.',
            'Tu vida: un empleo nuevo, un matrimonio o un viaje al exterior deben verse en el DS-160. Si no se ven, consulta hasta cuándo acepta la embajada uno corregido.',
            'Los ingresos: lleva una carta laboral y extractos recientes, no los del día en que pagaste.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Soy de Venezuela. ¿Me corresponde Bogotá?',
      answer:
        'Desde el {us-residence-rule} se solicita en el país de nacionalidad o de residencia, y Estados Unidos designó a Bogotá para los venezolanos. Antes de pagar, revisa en [travel.state.gov](https://travel.state.gov) si sigue así y qué restricciones hay para tu nacionalidad.',
    },
    {
      question: '¿Cuánto dura la visa de turismo de un colombiano?',
      answer:
        'Puede darse hasta por {us-b-validity}; el oficial decide si da menos. Esa es la vigencia para viajar. Cuánto te quedas en cada visita lo fija el agente en la frontera, por lo general hasta {us-b-stay}.',
    },
    {
      question: 'Tengo una urgencia. ¿Pueden adelantarme la cita?',
      answer:
        'La embajada recibe solicitudes de adelanto, por ejemplo por enfermedad o duelo. Pagas, tomas la primera fecha que haya y pides el adelanto en tu cuenta, con pruebas. Lo concede solo la embajada: nadie puede venderte ese cupo.',
    },
    {
      question: 'Ya agendé y vi un error en mi DS-160. ¿Qué hago?',
      answer:
        'Un formulario enviado no se edita. Se llena otro y su número se actualiza en la cuenta de la cita antes de ir, porque los dos deben coincidir. Si quieres ayuda, está en [entrevista y DS-160](screen:us-interview).',
    },
    {
      question: 'Somos cuatro en la familia. ¿Nos dan una sola cita?',
      answer:
        'Agrega a todos como grupo en la misma cuenta antes de escoger fecha. Cada persona, también un bebé, tiene su DS-160 y su tarifa de {us-mrv}. Para los niños lleva el registro civil de nacimiento; si el papá o la mamá no va, puede servir un permiso suyo autenticado en notaría. Lo que se pide a cada menor lo confirma [la embajada](https://co.usembassy.gov).',
    },
    {
      question: 'Soy de Colombia y vivo en otro país. ¿Puedo escoger Bogotá?',
      answer:
        'Sí: la regla admite el país de tu nacionalidad o el de tu residencia. Si escoges Bogotá, la tarifa se paga en el sistema de Colombia y no pasa a otro país. Planea el viaje para el CAS y la entrevista, y no programes el regreso para el día siguiente: si aprueban la visa, el pasaporte se queda unos días para imprimirla, y lo necesitas para volver.',
    },
  ],
};
