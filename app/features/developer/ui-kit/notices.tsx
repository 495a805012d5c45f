/** Samples of the kit: what the product says by itself. */
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { EmptyState, ErrorState } from '#app/ui/notices/state-page.tsx';
import type { Part, Voice } from './voice.ts';

function ClosingBanner({ say }: Voice) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>{say('Cerrado.', 'أُغلق.')}</p>;
  return (
    <Banner
      kind="info"
      title={say('Tu cita es el martes', 'موعدك يوم الثلاثاء')}
      close={say('Cerrar aviso', 'إغلاق التنبيه')}
      onClose={() => setOpen(false)}
    >
      {say('Lleva el pasaporte y la hoja de confirmación.', 'أحضر جواز السفر وورقة التأكيد.')}
    </Banner>
  );
}

const wrong = ({ say, id }: Voice) => ({
  title: say('Revisa estos datos', 'راجع هذه البيانات'),
  links: [
    { href: `#${id('name')}`, text: say('Escribe tu nombre.', 'اكتب اسمك.') },
    { href: `#${id('email')}`, text: say('Revisa el correo: le falta la arroba.', 'راجع البريد: تنقصه علامة @.') },
  ],
});

function CheckedForm(voice: Voice) {
  const { say, id } = voice;
  const [isWrong, setWrong] = useState(false);
  return (
    <div className="grid gap-4">
      {isWrong && <ErrorSummary {...wrong(voice)} />}
      <TextField
        id={id('name')}
        label={say('Nombres', 'الاسم الأول')}
        error={isWrong ? say('Escribe tu nombre.', 'اكتب اسمك.') : undefined}
      />
      <TextField
        id={id('email')}
        type="email"
        dir="ltr"
        label={say('Correo electrónico', 'البريد الإلكتروني')}
        error={isWrong ? say('Revisa el correo: le falta la arroba.', 'راجع البريد: تنقصه علامة @.') : undefined}
      />
      <Button kind="quiet" onClick={() => setWrong(true)}>
        {say('Enviar datos', 'إرسال البيانات')}
      </Button>
    </div>
  );
}

export const notices = {
  banner: {
    isAwake: true,
    states: {
      info: (voice) => <ClosingBanner {...voice} />,
      good: ({ say }) => <Banner kind="good">{say('Recibimos tu pago.', 'استلمنا دفعتك.')}</Banner>,
      warning: ({ say }) => (
        <Banner kind="warning" title={say('Sin conexión', 'لا يوجد اتصال')}>
          {say(
            'Tus respuestas están en este teléfono y se enviarán solas.',
            'إجاباتك محفوظة على هذا الهاتف وستُرسل تلقائيًا.',
          )}
        </Banner>
      ),
      alert: ({ say }) => (
        <Banner kind="alert" live title={say('El pago no pasó', 'لم تتم الدفعة')}>
          {say('Tu banco lo rechazó. Prueba con otra tarjeta.', 'رفضها البنك. جرّب بطاقة أخرى.')}
        </Banner>
      ),
    },
  },
  skeleton: {
    states: {
      lines: ({ say }) => <Skeleton shape="lines" text={say('Cargando', 'جارٍ التحميل')} />,
      card: ({ say }) => <Skeleton shape="card" count={2} text={say('Cargando', 'جارٍ التحميل')} />,
      fields: ({ say }) => <Skeleton shape="fields" count={2} text={say('Cargando', 'جارٍ التحميل')} />,
    },
  },
  'empty-state': {
    states: {
      action: ({ say }) => (
        <EmptyState
          level={3}
          title={say('Aún no agregas a nadie', 'لم تُضف أحدًا بعد')}
          text={say('Empieza por quien viaja contigo.', 'ابدأ بمن يسافر معك.')}
          action={<Button kind="main">{say('Agregar acompañante', 'إضافة مرافق')}</Button>}
        />
      ),
    },
  },
  'error-state': {
    states: {
      retry: ({ say }) => (
        <ErrorState
          level={3}
          title={say('No pudimos cargar tus documentos', 'لم نتمكن من تحميل مستنداتك')}
          text={say('No se perdió nada. Inténtalo otra vez en un momento.', 'لم يضع شيء. حاول مرة أخرى بعد قليل.')}
          action={<Button kind="quiet">{say('Intentar otra vez', 'المحاولة مرة أخرى')}</Button>}
        />
      ),
    },
  },
  'error-summary': {
    isAwake: true,
    states: {
      two: (voice) => (
        <div className="grid gap-4">
          <ErrorSummary {...wrong(voice)} takesFocus={false} />
          <TextField id={voice.id('name')} label={voice.say('Nombres', 'الاسم الأول')} />
          <TextField id={voice.id('email')} label={voice.say('Correo electrónico', 'البريد الإلكتروني')} />
        </div>
      ),
      'by click': (voice) => <CheckedForm {...voice} />,
    },
  },
} satisfies Record<string, Part>;
