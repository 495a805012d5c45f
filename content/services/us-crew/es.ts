import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visa de tripulante y tránsito C-1/D',
  metaTitle: 'Visa C-1/D: tripulantes y tránsito por Estados Unidos',
  description:
    'Visa C-1/D para quien trabaja en cruceros, cargueros o aerolíneas: quién la necesita, carta de la empresa, entrevista, permiso en tierra y costos.',
  lead: 'Para quien trabaja a bordo de un barco o un avión y pasa por Estados Unidos. Preparamos contigo el formulario, los documentos del contrato y la entrevista.',
  benefits: [
    {
      title: 'El DS-160 con los datos de tu nave',
      text: 'Llenamos contigo el formulario: nave, puesto, puerto y fechas, tal como están en el contrato. Lo que difiera se arregla antes del envío.',
    },
    {
      title: 'Los documentos de a bordo en una lista',
      text: 'Sabes qué reunir según tu oficio: contrato, carta de la empresa, libreta de embarque y certificados de formación.',
    },
    {
      title: 'Ayuda con el pago y las citas',
      text: 'Te guiamos para pagar la tarifa del gobierno y agendar en el sistema oficial según los cupos, con tu fecha de embarque a la vista.',
    },
    {
      title: 'Un ensayo de la entrevista',
      text: 'Practicas las preguntas de este oficio: quién te contrató, dónde embarcas, cuánto dura el contrato y qué formación tienes.',
    },
    {
      title: 'Dos pagos separados',
      text: 'Nuestra asesoría cuesta {price:CrewTransit} por persona. La tarifa del gobierno es de {us-mrv} y se paga aparte, directamente a la autoridad.',
    },
  ],
  steps: [
    {
      title: 'Nos cuentas de tu contrato',
      text: 'Creas tu cuenta y respondes unas preguntas: nave o aerolínea, puesto, fecha de embarque y viajes anteriores. Subes el pasaporte y la carta de la empresa.',
      actor: 'you',
    },
    {
      title: 'Preparamos el DS-160',
      text: 'Llevamos tus respuestas al formulario oficial y las comparamos con el pasaporte y la carta. Si una fecha o un nombre no coincide, te preguntamos antes de seguir.',
      actor: 'us',
    },
    {
      title: 'Lees y firmas',
      text: 'Lees el formulario completo, porque la declaración es tuya, y lo firmas tú, de forma electrónica. Guardas la confirmación para tus citas.',
      actor: 'you',
    },
    {
      title: 'Pagas la tarifa y agendas',
      text: 'Pagas {us-mrv} a la autoridad y agendas con nuestra ayuda. El pago sirve para pedir cita durante {us-mrv-validity}. En varios países hay primero una cita de huellas.',
      actor: 'you',
    },
    {
      title: 'Ensayamos la entrevista',
      text: 'Hacemos un ensayo con las preguntas que se hacen a tripulantes. Te decimos qué respuesta quedó confusa.',
      actor: 'us',
    },
    {
      title: 'El consulado decide',
      text: 'Un oficial consular te entrevista y decide. Puede aprobar, negar o pedir más información. La entrada la decide después otro oficial, en el puerto o el aeropuerto.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'A bordo, en tránsito o las dos cosas',
      blocks: [
        'La visa D es para quien presta a bordo un servicio que la nave necesita: cubierta, máquinas, cocina, hotelería de crucero, cabina de avión. La C-1 es para cruzar Estados Unidos camino a otro país o para llegar al puerto donde te espera el barco. Quien hace las dos cosas pide la combinada, C-1/D.',
        {
          list: [
            'Solo haces escala como pasajero: basta la C-1, o una visa de turismo vigente si ya la tienes.',
            'Trabajas en un yate privado: por lo general corresponde la B-1. Mira la [visa de visitante](screen:us-visitor).',
            'Tu pasaporte permite viajar con [ESTA](screen:us-esta): sirve para una escala, no para trabajar a bordo.',
            'El trabajo es en tierra, aunque sea para la misma naviera: esta visa no lo permite.',
          ],
        },
        'Tu pareja y tus hijos no reciben una visa D por ti: si te visitan en un puerto, viajan con la que les corresponda.',
      ],
    },
    {
      id: 'requirements',
      title: 'La carta de la empresa y lo que la acompaña',
      blocks: [
        'El pasaporte debe valer al menos {us-passport-validity} más que tu estadía, salvo que tu país tenga un acuerdo con Estados Unidos. La foto mide {us-photo-side} por {us-photo-side} centímetros, con fondo blanco, y tiene menos de {us-photo-age}.',
        'La pieza central es la carta de la empresa o de su agente. Conviene que diga:',
        {
          list: [
            'tu nombre, igual que en el pasaporte, y tu puesto;',
            'la nave o la aerolínea a la que te asignaron;',
            'dónde y cuándo te unes a la tripulación;',
            'cuánto dura el contrato y cuánto ganas.',
          ],
        },
        'Si navegas, lleva también la libreta de embarque y los certificados STCW. Si vuelas, la credencial de la aerolínea. En tránsito, la reserva del trayecto que sigue.',
        'Si la empresa te cita en un tercer país, avísale: desde el {us-residence-rule} se solicita donde eres nacional o residente.',
      ],
    },
    {
      id: 'decision',
      title: 'Las tres cosas que busca el oficial',
      blocks: [
        'El oficial consular busca tres cosas: que el empleo sea real, que tengas la formación para ese puesto y que vuelvas a casa cuando termine el contrato. Mostrarlo te toca a ti. Pesan tu arraigo y los contratos anteriores cumplidos.',
        'La conversación suele ser corta. Por eso la carta, el formulario y tus palabras deben contar lo mismo. Si falta un documento, el caso puede quedar pendiente, y solo el consulado sabe hasta cuándo.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Tropiezos de quien trabaja por contratos',
      blocks: [
        {
          list: [
            'La empresa cambió el barco y la carta nombra el anterior. Te pedimos una carta al día.',
            'Se elige solo tránsito cuando también hay trabajo a bordo. Miramos tu ruta antes de marcar la clase de visa.',
            'Se calla un contrato que terminó antes de tiempo. Preparamos contigo una explicación breve y verdadera.',
            'Se llena el DS-160 a ratos, entre turnos, y la página se cierra tras {us-ds160-timeout} sin actividad. Con nosotros respondes por partes.',
            'Se paga a un reclutador por un puesto que no existe. Confirma la oferta con la naviera antes de pagar nada, también a nosotros.',
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'Cuánto puedes bajar a tierra, y cuándo renuevas',
      blocks: [
        'El permiso para bajar a tierra dura como máximo {us-crew-stay} y acaba antes si tu nave sale. No se extiende ni se cambia por otra categoría. Quedarte afecta tus contratos y visas futuras.',
        'La vigencia de la visa depende de tu nacionalidad y está impresa en ella. Para renovar, cuenta con una entrevista: la exención vigente desde el {us-waiver-since} alcanza a las visas de turismo, no a la C-1/D.',
      ],
    },
    {
      id: 'limits',
      title: 'Ni empleos a bordo ni citas adelantadas',
      blocks: [
        'No ofrecemos empleos a bordo, no recomendamos reclutadores y no podemos acercar una cita a tu fecha de embarque.',
        'También puedes hacer el trámite sin nosotros, con el formulario de [ceac.state.gov](https://ceac.state.gov).',
      ],
    },
  ],
  questions: [
    {
      question: '¿Puedo hacer turismo con la visa C-1/D?',
      answer:
        'Puedes pasear por el puerto mientras tu nave está allí y tu permiso sigue vigente. Para unas vacaciones necesitas una visa de turismo.',
    },
    {
      question: 'Ya tengo visa de turismo, ¿me sirve para embarcarme?',
      answer:
        'Para trabajar como parte de la tripulación, no: hace falta la visa D. La de turismo sí te permite hacer una escala como pasajero. Muéstrala en la entrevista: deja ver cómo la has usado.',
    },
    {
      question: '¿Puedo empezar si aún no sé el nombre del barco?',
      answer:
        'Sí, con los documentos y casi todo el formulario. La asignación conviene tenerla antes del envío, porque el DS-160 pregunta por la nave.',
    },
    {
      question: '¿La naviera puede pagar la tarifa del gobierno?',
      answer:
        'Sí, algunas la pagan o la reembolsan; pregúntalo antes de firmar. El recibo debe quedar asociado a tu solicitud para poder agendar.',
    },
    {
      question: '¿Con cuánto tiempo debo empezar?',
      answer:
        'En cuanto tengas la carta. La espera cambia según la ciudad; mira los [tiempos de espera](screen:wait-times), con su fecha. No compres el pasaje hasta tener la visa.',
    },
    {
      question: 'Dejé un barco antes de terminar el contrato, ¿es un problema?',
      answer:
        'Depende de cómo fue. Volver a casa por salud o por acuerdo se explica con un documento. Quedarse sin permiso en Estados Unidos es grave y puede requerir un abogado. Cuéntalo siempre.',
    },
    {
      question: '¿Qué pasa si me niegan la visa?',
      answer:
        'Avísale pronto a la empresa, que quizá deba cubrir tu puesto. Leemos contigo el motivo. Ni la tarifa ni nuestro precio se devuelven; la [política de reembolsos](screen:reschedule-refund-policy) dice cuándo revisamos gratis otra solicitud.',
    },
  ],
};
