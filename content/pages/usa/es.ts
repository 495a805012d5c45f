import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Visas de Estados Unidos: cuál es la tuya',
  metaTitle: 'Qué visa de Estados Unidos necesitas',
  description:
    'Encuentra tu visa de Estados Unidos según el motivo del viaje: turismo, renovación, ESTA, estudio, tripulación, trabajo o familia. Y qué paso sigue.',
  lead: 'La visa depende de para qué viajas, no de cuánto sabes del trámite. Busca tu motivo y entra en su página: allí están los pasos, los documentos y el costo completo.',
  sections: [
    {
      id: 'short-trips',
      title: 'Vas de paseo, de visita o a una reunión',
      blocks: [
        {
          list: [
            '[Visa de turista B-1/B-2](screen:us-visitor): para tu primera visa. La estadía se decide al llegar y suele ser de hasta {us-b-stay}.',
            '[Renovación](screen:us-renewal): si ya tuviste una. Cuando venció hace menos de {us-waiver-window}, puede que no haya entrevista.',
            '[ESTA](screen:us-esta): no es una visa. Es para pasaportes del programa de exención, como los de Chile o España, en viajes de hasta {us-esta-stay}.',
          ],
        },
      ],
    },
    {
      id: 'study-and-work',
      title: 'Vas a estudiar, a trabajar o a vivir',
      blocks: [
        {
          list: [
            '[Estudiante F-1](screen:us-student): cuando tu escuela te da el I-20. Además de la visa se paga SEVIS, {us-sevis}.',
            '[Tripulante y tránsito C-1/D](screen:us-crew): si trabajas en un barco o una aerolínea que pasa por allí.',
            '[Trabajo y familia](screen:us-work-family): empleo con petición, prometidos y residencia. La pausa de visas de inmigrante que empezó el {us-immigrant-pause} terminó el {us-immigrant-pause-ended}; mira cómo está hoy antes de gastar.',
          ],
        },
      ],
    },
    {
      id: 'already-started',
      title: 'Ya empezaste o tienes dudas',
      blocks: [
        {
          list: [
            '[Preparación de entrevista](screen:us-interview): tienes cita y quieres practicar o corregir el DS-160.',
            '[Revisión de antecedentes](screen:us-background): hubo una negación, una estadía larga o un proceso, y quieres saber qué aparece.',
          ],
        },
        'Si ninguna es tu caso, mira el buscador oficial en [travel.state.gov](https://travel.state.gov) o pregúntanos: decirte cuál es la tuya no cuesta.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Sirve la visa de turista para estudiar o trabajar?',
      answer:
        'No para un programa que da créditos o un título, ni para un empleo. Sirve para pasear, visitar a tu familia, ir a reuniones o recibir un tratamiento médico. Usarla para otra cosa puede costarte esa visa y las siguientes.',
    },
    {
      question: '¿Cuánto cobra el gobierno?',
      answer:
        'Las visas de turista, estudiante y tripulante tienen una tarifa de {us-mrv} por persona, que se paga aparte. El trabajo con petición y la familia tienen otras; las ves en el sitio oficial.',
    },
    {
      question: '¿Toda la familia pide la misma visa?',
      answer:
        'En un viaje de turismo sí, cada quien con su solicitud. Si uno va a estudiar o trabajar, su pareja y sus hijos suelen pedir la visa de dependiente de esa clase.',
    },
    {
      question: '¿Quién decide si me la dan?',
      answer:
        'Un oficial consular, con tus respuestas y tus papeles. Nosotros cuidamos que lleguen completos y digan lo mismo. Nadie puede asegurarte el resultado.',
    },
  ],
};
