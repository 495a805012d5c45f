/** Samples of the kit: buttons and links. */
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Part, Voice } from './voice.ts';

function BusyButton({ say, id }: Voice) {
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        id={id('busy')}
        kind="main"
        busy={isBusy ? say('Guardando tus respuestas…', 'جارٍ حفظ إجاباتك…') : undefined}
        onClick={() => setBusy(true)}
      >
        {say('Guardar', 'حفظ')}
      </Button>
      <Button kind="quiet" onClick={() => setBusy(false)}>
        {say('Detener', 'إيقاف')}
      </Button>
    </div>
  );
}

export const actions = {
  button: {
    isAwake: true,
    states: {
      kinds: ({ say }) => (
        <div className="flex flex-wrap gap-3">
          <Button kind="main">{say('Calcular mi costo total', 'احسب التكلفة الكاملة')}</Button>
          <Button kind="quiet">{say('Guardar y salir', 'حفظ وخروج')}</Button>
          <Button kind="danger">{say('Borrar archivo', 'حذف الملف')}</Button>
          <Button kind="plain">{say('Volver al paso anterior', 'العودة إلى الخطوة السابقة')}</Button>
        </div>
      ),
      icon: ({ say }) => (
        <Button kind="quiet" icon="search">
          {say('Buscar consulado', 'ابحث عن قنصلية')}
        </Button>
      ),
      busy: ({ say }) => (
        <div className="flex flex-wrap gap-3">
          <Button kind="main" busy={say('Guardando…', 'جارٍ الحفظ…')}>
            {say('Guardar y continuar', 'حفظ ومتابعة')}
          </Button>
          <Button kind="quiet" busy={say('Guardando…', 'جارٍ الحفظ…')}>
            {say('Salir', 'خروج')}
          </Button>
        </div>
      ),
      'busy by click': (voice) => <BusyButton {...voice} />,
      disabled: ({ say }) => (
        <Button kind="main" disabled>
          {say('Pagar ahora', 'ادفع الآن')}
        </Button>
      ),
      wide: ({ say }) => (
        <Button kind="main" wide>
          {say('Crear mi cuenta', 'إنشاء حسابي')}
        </Button>
      ),
    },
  },
  link: {
    states: {
      inline: ({ say }) => (
        <p>
          {say('Antes de empezar, lee ', 'قبل أن تبدأ، اقرأ ')}
          <TextLink href="#top">{say('qué documentos necesitas', 'المستندات التي تحتاجها')}</TextLink>
          {say(' y ten tu pasaporte a la mano.', ' واحتفظ بجواز سفرك قريبًا.')}
        </p>
      ),
      alone: ({ say }) => (
        <TextLink href="#top" alone>
          {say('Ver todos los consulados', 'عرض كل القنصليات')}
        </TextLink>
      ),
      'new tab': ({ say }) => (
        <TextLink href="#top" newTab={say('se abre en otra pestaña', 'يفتح في علامة تبويب أخرى')}>
          {say('Tarifas oficiales', 'الرسوم الرسمية')}
        </TextLink>
      ),
      button: ({ say }) => (
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="main" href="#top">
            {say('Calcular mi costo total', 'احسب التكلفة الكاملة')}
          </ButtonLink>
          <ButtonLink kind="quiet" href="#top">
            {say('Iniciar sesión', 'تسجيل الدخول')}
          </ButtonLink>
        </div>
      ),
    },
  },
} satisfies Record<string, Part>;
