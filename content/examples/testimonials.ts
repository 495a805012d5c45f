/** What the section looks like before anybody has let us quote them: demo mode only, each marked as an example (D2). */
import type { Testimonial } from '../testimonials.ts';

export const exampleTestimonials: readonly Testimonial[] = [
  {
    id: 'example-names',
    isExample: true,
    who: { es: 'Una familia de Cali', en: 'A family from Cali', ar: 'عائلة من كالي' },
    says: {
      es: 'Mi segundo apellido no estaba igual en los dos pasaportes. Lo vieron antes de que enviáramos el formulario.',
      en: 'My second last name was not the same in both passports. They saw it before we sent the form.',
      ar: 'لم يكن اسم عائلتي الثاني متطابقًا في الجوازين، ولاحظوا ذلك قبل أن نرسل النموذج.',
    },
  },
  {
    id: 'example-cost',
    isExample: true,
    who: { es: 'Un ingeniero de Quito', en: 'An engineer from Quito', ar: 'مهندس من كيتو' },
    says: {
      es: 'Desde la primera llamada supe cuánto era para ellos y cuánto para el gobierno.',
      en: 'From the first call I knew what went to them and what went to the government.',
      ar: 'عرفت من المكالمة الأولى ما يُدفع لهم وما يُدفع للحكومة.',
    },
  },
  {
    id: 'example-interview',
    isExample: true,
    who: { es: 'Una profesora de Lima', en: 'A teacher from Lima', ar: 'معلمة من ليما' },
    says: {
      es: 'Llegué a la entrevista sabiendo qué decía cada página de mi formulario.',
      en: 'I went to the interview knowing what each page of my form said.',
      ar: 'ذهبت إلى المقابلة وأنا أعرف ما تقوله كل صفحة من نموذجي.',
    },
  },
];
