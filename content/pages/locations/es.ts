import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Dónde se hace el trámite en tu país',
  metaTitle: 'Consulados y centros de visas por país',
  description:
    'A qué consulado o centro vas según tu destino: entrevistas de Estados Unidos y centros de solicitudes de Canadá, el Reino Unido y Australia.',
  lead: 'Cada destino tiene sus lugares: un consulado para Estados Unidos, un centro de solicitudes para los demás. Aquí ves a cuál vas y para qué.',
  sections: [
    {
      id: 'us-posts',
      title: 'Estados Unidos: el consulado',
      blocks: [
        'La entrevista es en un consulado del país donde vives o del que eres nacional. Así lo pide Estados Unidos desde el {us-residence-rule}.',
        {
          table: {
            head: ['País', 'Dónde es la entrevista'],
            rows: [
              ['México', 'Ciudad de México y consulados en otras ciudades'],
              ['Colombia', 'Bogotá'],
              ['Ecuador', 'Quito o Guayaquil'],
              ['Perú', 'Lima'],
              ['Argentina', 'Buenos Aires'],
            ],
          },
        },
        'Para otro país, busca tu embajada en [usembassy.gov](https://www.usembassy.gov). En varios lugares las huellas y la foto se toman otro día y en otro edificio.',
      ],
    },
    {
      id: 'application-centres',
      title: 'Canadá, Reino Unido y Australia: los centros',
      blocks: [
        {
          list: [
            'Canadá: vas al centro a dar tus datos biométricos, con la carta que te envían. Tienes {ca-biometrics-deadline} para hacerlo y luego valen {ca-biometrics-validity}.',
            'Reino Unido: eliges el centro al terminar la solicitud en línea. Desde esa visita, la decisión suele tardar {uk-decision}.',
            'Australia: todo empieza en línea. Solo vas a un centro si te lo piden.',
          ],
        },
        'Los manejan empresas que cada gobierno contrata. Reciben tus datos y tus documentos; no opinan ni deciden.',
      ],
    },
    {
      id: 'before-you-go',
      title: 'Antes de salir de casa',
      blocks: [
        'Toma la dirección y la hora de tu confirmación, no de un mapa ni de un mensaje reenviado: los lugares cambian. Lleva tu pasaporte y la hoja de la cita. A los consulados de Estados Unidos no suelen dejar entrar con teléfono, así que déjalo con alguien.',
      ],
    },
    {
      id: 'who-does-what',
      title: 'Quién decide y quién te atiende',
      blocks: [
        'Casi nunca es la misma persona. Saberlo te ahorra preguntas en la ventanilla equivocada.',
        {
          table: {
            head: ['Destino', 'Quién decide', 'A quién ves'],
            rows: [
              [
                'Visa de Estados Unidos',
                'Un oficial consular',
                'Al oficial y, en varios países, al centro que toma huellas y foto',
              ],
              ['ESTA', 'La Oficina de Aduanas y Protección Fronteriza (CBP)', 'A nadie antes del viaje: es en línea'],
              ['Canadá', 'El ministerio de inmigración, IRCC', 'Al personal del centro de datos biométricos'],
              ['Reino Unido', 'UK Visas and Immigration (UKVI)', 'Al personal del centro de visas'],
              [
                'Australia',
                'El Departamento del Interior',
                'Casi siempre a nadie; a un centro o a un médico, si te lo piden',
              ],
            ],
          },
        },
        'Para Estados Unidos la tarifa de turismo, estudio o tripulación, {us-mrv} por persona, se paga como indica el sistema oficial de citas. Ningún centro ni mensajero la cobra en la puerta.',
      ],
    },
    {
      id: 'kinds-of-place',
      title: 'Embajada, consulado o centro',
      blocks: [
        {
          list: [
            'La embajada representa a un país ante otro y suele estar en la capital. Su sección consular es la que ve las visas.',
            'Un consulado hace ese mismo trabajo en otra ciudad, con las mismas reglas. No hay uno más fácil: cambian la distancia y las fechas libres.',
            'El centro de atención al solicitante de Estados Unidos, el CAS, toma huellas y foto. Allí no hay entrevista.',
            'El centro de solicitudes de los otros destinos recibe datos y documentos, y los envía a quien decide.',
          ],
        },
        'Siempre vas a la oficina del país que quieres visitar. La embajada de tu propio país, si vives fuera, solo te sirve para el pasaporte.',
      ],
    },
    {
      id: 'passport',
      title: 'Qué pasa con tu pasaporte',
      blocks: [
        {
          list: [
            'Estados Unidos: si aprueban la visa, se queda unos días en el consulado para imprimirla. Vuelve como indique el consulado, por entrega o recogida.',
            'Canadá: lo muestras al dar tus datos biométricos. Si aprueban la visa, te escriben para pedirlo y ponerla.',
            'Reino Unido: la decisión dice si la visa va en el pasaporte o es digital. El centro te explica si lo guarda mientras tanto.',
            'Australia: la visa es digital y el pasaporte sigue contigo.',
          ],
        },
        'No planees otro viaje en esos días. Y antes de entregarlo mira la fecha: para Estados Unidos debe valer, por regla general, {us-passport-validity} más que tu estadía.',
      ],
    },
    {
      id: 'another-city',
      title: 'Si tienes que viajar a otra ciudad',
      blocks: [
        'Junta las visitas. Si hay una para huellas y otra para la entrevista, busca fechas cercanas y llega la víspera: un retraso de bus no mueve tu hora. Compra pasajes que permitan cambios y deja un día libre después, por si te piden un documento.',
        'Cruzar a otro país es distinto. Para Estados Unidos cuentan tu nacionalidad y tu residencia, y la tarifa pagada en un país no pasa a otro. Para los demás destinos, el sistema o la carta de instrucciones te dice qué centros puedes elegir.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Puedo elegir cualquier consulado de mi país?',
      answer:
        'Sí, si tu país tiene más de uno y el sistema oficial te lo ofrece. Compara la distancia y los [tiempos de espera](screen:wait-times) antes de reservar.',
    },
    {
      question: 'Vivo fuera de mi país. ¿A dónde voy?',
      answer:
        'Puedes solicitar donde resides legalmente. Lleva el documento que lo prueba. Si en el país de tu nacionalidad no hay servicio de visas, el lugar que te toca está en [travel.state.gov](https://travel.state.gov).',
    },
    {
      question: '¿Mirador me acompaña al consulado?',
      answer:
        'No. A la entrevista entras tú, y en el centro atienden a cada solicitante. Te preparamos antes y respondemos tus dudas después.',
    },
    {
      question: '¿Puedo dejar mis documentos en la oficina de Mirador?',
      answer:
        'No hace falta: nos los mandas desde el teléfono. Los originales se quedan contigo, y el pasaporte lo entregas solo a la autoridad.',
    },
    {
      question: 'El centro me ofrece servicios extra. ¿Los necesito?',
      answer:
        'Por lo general son opcionales: copias, mensajes, un horario especial. Pregunta qué está incluido en la tarifa y decide con calma. Ninguno mejora la respuesta, porque el centro no decide.',
    },
    {
      question: '¿Cómo sé que una dirección o un sitio es el verdadero?',
      answer:
        'Empieza siempre por la página del gobierno: termina en .gov, en gov.uk, en canada.ca o en homeaffairs.gov.au. Desde ahí sigue el enlace al sistema de citas o al centro. No uses un anuncio ni un enlace que te enviaron, y mira otras señales en el [aviso general](screen:general-disclaimer).',
    },
  ],
};
