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
        text: 'Las respondes en tu idioma y por partes; un asesor llena el formulario en inglés.',
      },
      {
        title: 'Paga la tarifa y elige fecha',
        text: 'Son {us-mrv} por persona, directo al gobierno. Después se abre el calendario oficial.',
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
  canada: {
    title: 'Empieza tu viaje a Canadá con orden',
    metaTitle: 'Siguientes pasos de tu visa de visitante a Canadá',
    description:
      'Ya diste el primer paso de tu visa de visitante a Canadá. Siguen el pasaporte, el formulario IMM 5257 y los datos biométricos.',
    lead: 'Canadá casi siempre decide leyendo, sin entrevista. Por eso toca armar un expediente que se explique solo. La respuesta es de su oficina de visas.',
    next: [
      {
        title: 'Escanea el pasaporte entero',
        text: 'La página de datos y todas las que tengan sellos o visas, aunque sean viejas.',
      },
      {
        title: 'Contesta el IMM 5257',
        text: 'Con tu trabajo, tu familia y tus fondos. De ahí sale la carta que explica el viaje.',
      },
      {
        title: 'Prepárate para los datos biométricos',
        text: 'Cuestan {ca-biometrics} y se suman a los {ca-visitor} de la solicitud. Desde la carta tienes {ca-biometrics-deadline}.',
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
