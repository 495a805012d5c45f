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
        'Los manejan empresas que cada gobierno contrata. Reciben tus datos y tus papeles; no opinan ni deciden.',
      ],
    },
    {
      id: 'before-you-go',
      title: 'Antes de salir de casa',
      blocks: [
        'Toma la dirección y la hora de tu confirmación, no de un mapa ni de un mensaje reenviado: los lugares cambian. Lleva tu pasaporte y la hoja de la cita. A los consulados de Estados Unidos no suelen dejar entrar con teléfono, así que déjalo con alguien.',
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
        'No hace falta: los subes a tu cuenta desde el teléfono. Los originales se quedan contigo, y el pasaporte lo entregas solo a la autoridad.',
    },
  ],
};
