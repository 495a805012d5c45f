/** What the row of posts looks like before an account is connected: demo mode only, each marked as an example (D2). */
export type ExampleScene = 'us-interview' | 'us-renewal' | 'ca-visitor' | 'appointments';

export const socialExamples = [
  {
    id: 'example-names',
    scene: 'us-interview',
    caption: {
      es: 'Tu nombre, letra por letra\nEl formulario y el pasaporte deben decir lo mismo: segundo nombre, dos apellidos, sin tildes donde no las hay.',
      en: 'Your name, letter by letter\nThe form and the passport must say the same: middle name, both surnames, in the same order.',
      ar: 'اسمك حرفًا بحرف\nيجب أن يطابق النموذج جواز سفرك: الاسم الأوسط واسم العائلة وبالترتيب نفسه.',
    },
  },
  {
    id: 'example-dates',
    scene: 'appointments',
    caption: {
      es: '¿Cuánto tarda la cita?\nMira la fecha del dato antes que el dato: la espera cambia y cada consulado publica la suya.',
      en: 'How long is the wait?\nLook at the date of the figure before the figure: waits change, and each consulate has its own.',
      ar: 'كم تطول مدة الانتظار؟\nانظر إلى تاريخ الرقم قبل الرقم نفسه: المدد تتغيّر ولكل قنصلية مدتها.',
    },
  },
  {
    id: 'example-renewal',
    scene: 'us-renewal',
    caption: {
      es: 'Antes de renovar\nBusca tu visa anterior y revisa cuándo venció: de esa fecha depende el camino que te toca.',
      en: 'Before you renew\nFind your last visa and see when it ended: your way depends on that date.',
      ar: 'قبل التجديد\nابحث عن تأشيرتك السابقة وانظر متى انتهت: طريقك يتوقف على ذلك التاريخ.',
    },
  },
  {
    id: 'example-family',
    scene: 'ca-visitor',
    caption: {
      es: 'Viajan en familia\nCada persona tiene su solicitud, también los niños. Reúne primero los pasaportes y los permisos de salida.',
      en: 'Travelling as a family\nEach person has an application of their own, children too. Gather passports and consent letters first.',
      ar: 'السفر مع العائلة\nلكل شخص طلبه الخاص حتى الأطفال. اجمع الجوازات وموافقات السفر أولًا.',
    },
  },
] as const satisfies readonly {
  id: string;
  scene: ExampleScene;
  caption: Readonly<Record<'es' | 'en' | 'ar', string>>;
}[];
