import type { CongratulationsName, CongratulationsText } from '../congratulations.ts';

export const texts: Record<CongratulationsName, CongratulationsText> = {
  'b-1-b-2': {
    title: 'Ya puedes empezar tu visa de turismo',
    metaTitle: 'Todo listo para empezar tu visa de turismo (B-1/B-2)',
    description:
      'Diste el primer paso de tu visa de turismo (B-1/B-2). Siguen el pasaporte, las preguntas del DS-160 y la fecha en el consulado.',
    lead: 'Con lo que nos contaste sabemos por dónde comenzar. La visa la decide el consulado; que tu solicitud llegue completa y clara es asunto nuestro.',
    next: [
      {
        title: 'Busca tu pasaporte',
        text: 'Mira cuándo vence: por regla general debe valer {us-passport-validity} más que tu estadía.',
      },
      {
        title: 'Responde las preguntas del DS-160',
        text: 'Las respondes en tu portal, en tu idioma y por partes; un asesor las pasa al formulario en inglés.',
      },
      {
        title: 'Paga la tarifa y elige fecha',
        text: 'Son {us-mrv} por persona, directo al gobierno. Después se abre el calendario oficial.',
      },
    ],
  },
  'b-1-b-2-standard': {
    title: 'Tu plan Estándar empieza con el formulario',
    metaTitle: 'Siguientes pasos de tu visa de turismo, plan Estándar',
    description:
      'Elegiste llevar tú las citas y dejar el DS-160 bien hecho con un asesor. Siguen tus datos, la firma del formulario y la fecha que reservas con la guía.',
    lead: 'Tú manejas la agenda y nosotros cuidamos el formulario: se lee respuesta por respuesta antes de que lo firmes. Aprobar o negar le toca al consulado.',
    next: [
      {
        title: 'Anota empleos, estudios y viajes',
        text: 'Con fechas y direcciones. Nos los mandas por chat o por correo y con ellos se prepara tu DS-160.',
      },
      {
        title: 'Lee todo y firma',
        text: 'La firma es tuya y se hace en el sitio oficial, que se cierra tras {us-ds160-timeout} sin uso.',
      },
      {
        title: 'Reserva el día con la guía',
        text: 'Te la enviamos por escrito. El pago de {us-mrv} al gobierno sirve para agendar durante {us-mrv-validity}.',
      },
    ],
  },
  'b-1-b-2-vip': {
    title: 'Un solo asesor, de principio a fin',
    metaTitle: 'Siguientes pasos de tu visa de turismo, plan VIP',
    description:
      'Elegiste el plan VIP, con la misma persona a tu lado. Siguen una llamada para llenar el DS-160, la búsqueda de fechas y dos ensayos de la entrevista.',
    lead: 'En este plan tu caso lo lleva una misma persona, y a ella le preguntas todo. Lo único que nadie puede hacer por ti es la entrevista, y allí quien pregunta es quien decide.',
    next: [
      {
        title: 'Acuerda la hora de tu llamada',
        text: 'Escríbenos por chat o por correo qué días puedes. Ten cerca tu pasaporte y los anteriores.',
      },
      {
        title: 'Confirma lo que escribimos',
        text: 'De la llamada sale el DS-160 en inglés. Repasas cada dato con tu asesor y lo firmas tú.',
      },
      {
        title: 'Paga y mira el calendario con nosotros',
        text: 'Pagados los {us-mrv} del gobierno, se toma una primera fecha y seguimos mirando si el sistema abre otra antes.',
      },
    ],
  },
  renewal: {
    title: 'Tu renovación tiene un buen comienzo',
    metaTitle: 'Todo listo para renovar tu visa americana',
    description:
      'Ya sabes cómo va tu renovación de la visa americana. Siguen la visa anterior, el formulario actualizado y la cita o entrega.',
    lead: 'Tus respuestas muestran el camino más probable, con entrevista o sin ella. La última palabra es del consulado.',
    next: [
      {
        title: 'Ubica la visa anterior',
        text: 'La exención pide que no haya vencido hace más de {us-waiver-window}.',
      },
      {
        title: 'Pon tus datos al día',
        text: 'Trabajo, dirección y viajes desde aquella visa. Lo que cambió es lo que más se revisa.',
      },
      {
        title: 'Tómate una foto nueva',
        text: 'Debe ser de los últimos {us-photo-age}. Luego vienen la tarifa y la entrega de documentos o la cita.',
      },
    ],
  },
  'interview-ds-160': {
    title: 'Estás a tiempo de corregir y ensayar',
    metaTitle: 'Siguientes pasos: corregir el DS-160 y tu entrevista',
    description:
      'Vas a presentar un DS-160 corregido y a ensayar la entrevista. Siguen tu confirmación, el formulario nuevo y una videollamada de práctica.',
    lead: 'Un error en el DS-160 se arregla mejor antes de la ventanilla que en ella. Ordenamos la corrección contigo; el oficial valora lo que lea y lo que oiga.',
    next: [
      {
        title: 'Manda la confirmación que tienes',
        text: 'Junto con tu pasaporte y una lista de lo que está mal o quedó incompleto.',
      },
      {
        title: 'Presenta el formulario nuevo',
        text: 'Lo ya enviado no cambia, por eso va otro. Mientras no lo firmas, el sitio guarda el borrador {us-ds160-kept}.',
      },
      {
        title: 'Ensaya con los datos nuevos',
        text: 'El asesor te pregunta por videollamada lo que cambió, para que lo expliques sin enredarte.',
      },
    ],
  },
  'f-1': {
    title: 'Todo listo para preparar tu visa de estudiante',
    metaTitle: 'Siguientes pasos de tu visa de estudiante F-1',
    description:
      'Terminaste la primera parte de tu visa F-1. Siguen el I-20, el pago de SEVIS, el DS-160 y los ensayos de entrevista.',
    lead: 'Ahora toca mostrar bien tu plan de estudios. Quien decide es el oficial consular, y una solicitud ordenada le facilita entenderte.',
    next: [
      {
        title: 'Lee tu I-20 línea por línea',
        text: 'Nombre, fechas, costo y escuela deben ser correctos. Si algo falla, lo corrige la escuela.',
      },
      {
        title: 'Paga SEVIS y guarda el recibo',
        text: 'Son {us-sevis}, aparte de la tarifa de la visa. Lo llevas a la entrevista.',
      },
      {
        title: 'Reúne las pruebas de fondos',
        text: 'Quién paga y de dónde sale el dinero. Puedes entrar desde {us-f1-arrival} antes del inicio del programa.',
      },
    ],
  },
  'c-1-d': {
    title: 'Tu trámite de tripulante ya puede zarpar',
    metaTitle: 'Siguientes pasos de tu visa de tripulante C-1/D',
    description:
      'Ya empezaste tu visa C-1/D. Siguen la carta de la empresa, el formulario con los datos de la nave y una cita antes de embarcar.',
    lead: 'Con tu empresa y tu fecha de embarque se puede comenzar. El consulado resuelve; nosotros cuidamos que los documentos cuadren con tu contrato.',
    next: [
      {
        title: 'Pide la carta de la empresa',
        text: 'Debe nombrar la nave o la aerolínea, tu cargo, el puerto y las fechas.',
      },
      {
        title: 'Ten cerca tu libreta de embarque',
        text: 'Si navegas, de ella salen varios datos del DS-160.',
      },
      {
        title: 'Agenda pensando en el embarque',
        text: 'La tarifa es de {us-mrv}. Deja margen para que te devuelvan el pasaporte.',
      },
    ],
  },
  'work-family': {
    title: 'Ya empezaste tu caso de trabajo o familia',
    metaTitle: 'Siguientes pasos de tu caso de trabajo o familia',
    description:
      'Nos hablaste de un trabajo o de tu familia en Estados Unidos. Un asesor te escribe en un día hábil con una cotización; mientras, reúne tres cosas.',
    lead: 'Estos caminos son largos y empiezan con quien te pide. Primero lee tu caso un asesor, que te escribe en un día hábil. No somos abogados: si te hace falta uno, lo decimos.',
    next: [
      {
        title: 'Escribe quién te pide',
        text: 'El familiar, la pareja o la empresa, con su situación en Estados Unidos y lo que ya presentó.',
      },
      {
        title: 'Ordena tu historia migratoria',
        text: 'Visas, negaciones, entradas y salidas por fecha. Una estadía vencida puede cambiar el camino.',
      },
      {
        title: 'Lee la cotización con calma',
        text: 'Dice qué haríamos, qué no y a qué precio. Las tarifas del gobierno van aparte, y aceptar o no es cosa tuya.',
      },
    ],
  },
  esta: {
    title: 'Ya puedes pedir tu ESTA',
    metaTitle: 'Siguientes pasos de tu autorización ESTA',
    description:
      'Por tus respuestas, la ESTA parece tu camino a Estados Unidos. Siguen el pasaporte electrónico, unas pocas preguntas y la espera de la respuesta.',
    lead: 'Por lo que respondiste, la ESTA puede ser tu trámite. La concede la autoridad de fronteras, que también decide tu entrada al llegar.',
    next: [
      {
        title: 'Mira la portada de tu pasaporte',
        text: 'Necesita el símbolo del chip. Sin él, el viaje es con visa.',
      },
      {
        title: 'Contesta con calma',
        text: 'Son preguntas cortas sobre ti y tu viaje. Una respuesta apurada puede costarte la autorización.',
      },
      {
        title: 'Pídela con tiempo',
        text: 'Al menos {us-esta-ahead} antes de volar. De nuestro precio, {us-esta} son la tarifa del gobierno; cada estadía es de hasta {us-esta-stay}.',
      },
    ],
  },
  interview: {
    title: 'Tu entrevista se empieza a preparar hoy',
    metaTitle: 'Siguientes pasos para ensayar tu entrevista de visa',
    description:
      'Elegiste ensayar tu entrevista de visa con un asesor. Siguen la fecha de tu cita, una lectura de tu DS-160 y la práctica por videollamada.',
    lead: 'Hablar de ti en pocos minutos se puede practicar. Nadie sabe qué te van a preguntar ni qué va a responder el oficial; sí puedes llegar con tu historia clara.',
    next: [
      {
        title: 'Dinos cuándo y dónde',
        text: 'Consulado, día, clase de visa y lo que más te preocupa, por chat o por correo.',
      },
      {
        title: 'Relee tu copia del DS-160',
        text: 'Subraya lo que hoy contestarías distinto. Es lo primero que mira el asesor.',
      },
      {
        title: 'Aparta una hora tranquila',
        text: 'Para la videollamada, con buena señal y sin libreto. Al final te queda por escrito qué llevar y qué dejar en casa.',
      },
    ],
  },
  'background-check': {
    title: 'Diste un paso valiente: mirar tu historial',
    metaTitle: 'Siguientes pasos de tu revisión de antecedentes',
    description:
      'Pediste una revisión de antecedentes antes de solicitar la visa. Siguen tu permiso por escrito, tu relato y los certificados que falten.',
    lead: 'Saber qué aparece te deja responder con la verdad y sin susto. Lo que encontremos es para ti; el consulado hace su propia búsqueda y saca sus conclusiones.',
    next: [
      {
        title: 'Firma el permiso',
        text: 'Sin él no buscamos. Incluye todos los nombres que has usado y los países donde viviste.',
      },
      {
        title: 'Cuenta lo que recuerdas',
        text: 'Fechas, lugares y cómo terminó cada asunto, también los cerrados. Un asesor lo lee con reserva.',
      },
      {
        title: 'Pide temprano lo que tarda',
        text: 'Juzgados y policía tienen sus plazos. El historial del FBI, si viviste en Estados Unidos, cuesta {us-fbi-check}.',
      },
    ],
  },
  canada: {
    title: 'Empieza tu viaje a Canadá con orden',
    metaTitle: 'Siguientes pasos de tu visa de visitante a Canadá',
    description:
      'Ya diste el primer paso de tu visa de visitante a Canadá. Siguen el pasaporte, el formulario IMM 5257 y los datos biométricos.',
    lead: 'Canadá casi siempre decide leyendo, sin entrevista. Traducimos, ordenamos y llenamos como tú indicas; si quieres consejo, lo da alguien con licencia, del registro de college-ic.ca.',
    next: [
      {
        title: 'Escanea el pasaporte entero',
        text: 'La página de datos y todas las que tengan sellos o visas, aunque sean viejas.',
      },
      {
        title: 'Contesta el IMM 5257',
        text: 'Con tu trabajo, tu familia y tus fondos. La carta que explica el viaje la escribes tú, con tus palabras; nosotros la traducimos.',
      },
      {
        title: 'Prepárate para los datos biométricos',
        text: 'Cuestan {ca-biometrics} y se suman a los {ca-visitor} de la solicitud. Desde la carta tienes {ca-biometrics-deadline}.',
      },
    ],
  },
  'canada-study': {
    title: 'Tu plan de estudiar en Canadá toma forma',
    metaTitle: 'Siguientes pasos de tu permiso de estudio en Canadá',
    description:
      'Pediste cotización para tu permiso de estudio en Canadá. Un asesor te escribe en un día hábil; mientras, ubica tus cartas y lo que cobra IRCC.',
    lead: 'Ordenamos documentos, traducimos y pasamos tus datos a los formularios como tú indiques. Aconsejar por dinero exige una licencia canadiense que no tenemos, y quien decide es IRCC.',
    next: [
      {
        title: 'Cuéntanos qué te aceptaron',
        text: 'Escuela, programa y fecha de inicio. Con eso un asesor prepara la cotización y te escribe en un día hábil.',
      },
      {
        title: 'Separa lo que ya emitieron',
        text: 'La carta de la escuela, la de la provincia y las del banco. Marcamos qué falta de la lista de IRCC y qué va traducido.',
      },
      {
        title: 'Ten en cuenta lo que cobra Canadá',
        text: '{ca-study-permit} por el permiso y {ca-biometrics} por los datos biométricos. Si dudas entre opciones, busca en [college-ic.ca](https://college-ic.ca) a alguien con licencia.',
      },
    ],
  },
  uk: {
    title: 'Tu solicitud al Reino Unido está por empezar',
    metaTitle: 'Siguientes pasos de tu visa al Reino Unido',
    description:
      'Tienes claro el primer paso de tu visita al Reino Unido. Siguen el plan, las pruebas de dinero y trabajo, y el centro de visas.',
    lead: 'La decisión es del gobierno británico, que mira sobre todo si el viaje es acorde con tus ingresos.',
    next: [
      {
        title: 'Escribe tu plan',
        text: 'Fechas, ciudades, dónde duermes y quién paga. La visita es de hasta {uk-stay}.',
      },
      {
        title: 'Junta extractos y carta laboral',
        text: 'Que se vea de dónde viene cada ingreso. Un depósito grande sin explicación genera dudas.',
      },
      {
        title: 'Elige cuándo enviar',
        text: 'Se puede desde {uk-apply-ahead} antes del viaje. Después vas al centro y la respuesta suele tardar {uk-decision}.',
      },
    ],
  },
  australia: {
    title: 'Australia queda lejos; tu primer paso ya está',
    metaTitle: 'Siguientes pasos de tu visa 600 a Australia',
    description:
      'Completaste el inicio de tu visa de visitante 600. Siguen la cuenta oficial, los documentos escaneados y lo que pidan.',
    lead: 'Todo este trámite ocurre en línea, así que puedes hacerlo desde casa. Resuelve el departamento australiano a cargo, con lo que subas y lo que respondas.',
    next: [
      {
        title: 'Prepara tus documentos de identidad',
        text: 'Pasaporte, documento nacional y una foto reciente. Los nombres deben ser idénticos en cada documento.',
      },
      {
        title: 'Cuenta por qué vuelves',
        text: 'Empleo, estudios, familia o bienes. Esa parte pesa tanto como el itinerario.',
      },
      {
        title: 'Abre la cuenta oficial',
        text: 'La creamos contigo. Allí llegará lo que te pidan después, como un examen médico. La estadía puede ser de hasta {au-stay}.',
      },
    ],
  },
};
