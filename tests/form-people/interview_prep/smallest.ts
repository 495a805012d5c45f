/** The smallest whole answer to the questions before an interview: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';

export const SMALLEST: FilledPages = {
  1: {
    ...{ visa_class: 'B1/B2', post: 'MEX', interview_date: yearsFromNow(1, '05-03'), ds160_update: 'N' },
    ...{ language: 'spanish', applying_with: 'alone', first_interview: 'N' },
    ...{ availability: 'Entre semana después de las 6 de la tarde, hora de Bogotá' },
  },
  2: {
    trip_purpose: 'Quiero conocer la ciudad, visitar museos y pasar unos días con mi prima Ángela, que vive allí.',
    ...{ trip_length: 'Dos semanas' },
    ...{ trip_payer: 'Pago yo con mis ahorros; mi hermana me invita a quedarme en su casa.' },
    job: 'Coordino un equipo de doce personas: reviso planos, visito obras y respondo por el presupuesto.',
    ...{ family_home: 'Mi esposo y mis dos hijos se quedan en casa; los niños están en el colegio.' },
    ...{ family_us: 'Una prima, con residencia permanente, vive en Orlando.' },
    ...{ travel_history: 'Panamá en 2018, España en 2019 y México en 2023, siempre de vacaciones.' },
  },
};
