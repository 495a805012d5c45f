/** Somebody who answers whatever the questions before an interview asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { ofLength, yearsFromNow } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ visa_class: 'B1/B2', post: 'MEX', interview_date: yearsFromNow(1, '05-03') },
    ...{ ds160_number: 'AA00ABC123', ds160_update: 'Y' },
    ds160_corrections: ofLength(
      1000,
      'Cambié de empleo en agosto y quiero corregir el nombre y el teléfono de mi empresa.',
    ),
    ...{ language: 'spanish', applying_with: 'alone', first_interview: 'N' },
    ...{ availability: 'Entre semana después de las 6 de la tarde, hora de Bogotá' },
  },
  2: {
    trip_purpose: ofLength(
      500,
      'Quiero conocer la ciudad, visitar museos y pasar unos días con mi prima Ángela, que vive allí.',
    ),
    ...{ trip_length: 'Dos semanas' },
    trip_payer: ofLength(500, 'Pago yo con mis ahorros; mi hermana me invita a quedarme en su casa.'),
    job: ofLength(
      500,
      'Coordino un equipo de doce personas: reviso planos, visito obras y respondo por el presupuesto.',
    ),
    family_home: ofLength(500, 'Mi esposo y mis dos hijos se quedan en casa; los niños están en el colegio.'),
    ...{ family_us: ofLength(500, 'Una prima, con residencia permanente, vive en Orlando.') },
    ...{ property: ofLength(500, 'Un apartamento en Bogotá, que pago a plazos, y un carro.') },
    travel_history: ofLength(500, 'Panamá en 2018, España en 2019 y México en 2023, siempre de vacaciones.'),
    refusals: ofLength(
      500,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
    worries: ofLength(500, '¿Qué llevo a la entrevista si mi empresa es mía? ¿Y si me preguntan por mi prima?'),
  },
};
