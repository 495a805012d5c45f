/** Samples of the kit: what lies over the page, opens in it or moves. */
import { Accordion } from '#app/ui/accordion.tsx';
import { Button } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { Toasts, useToasts } from '#app/ui/notices/toast.tsx';
import { command } from '#app/ui/overlays/command.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { FoldOut } from '#app/ui/overlays/fold-out.tsx';
import { Tabs } from '#app/ui/wayfinding/tabs.tsx';
import type { Part, Voice } from './voice.ts';

function DeleteDialog({ say, id, open }: Voice & { open?: boolean }) {
  return (
    <Dialog
      id={id('dialog')}
      open={open}
      title={say('¿Borrar este archivo?', 'هل تريد حذف هذا الملف؟')}
      close={say('Cerrar', 'إغلاق')}
      actions={
        <>
          <Button kind="danger" {...command('close', id('dialog'))}>
            {say('Borrar archivo', 'حذف الملف')}
          </Button>
          <Button kind="plain" {...command('close', id('dialog'))}>
            {say('Conservarlo', 'الاحتفاظ به')}
          </Button>
        </>
      }
    >
      <p>{say('Se borrará pasaporte.jpg. No se puede deshacer.', 'سيُحذف ملف الجواز ولا يمكن التراجع.')}</p>
    </Dialog>
  );
}

function ToastDemo({ say, id }: Voice) {
  const { toasts, show, close } = useToasts();
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        id={id('show')}
        kind="quiet"
        onClick={() => show({ kind: 'good', text: say('Guardado a las 10:42', 'حُفظ الساعة 10:42') })}
      >
        {say('Guardar', 'حفظ')}
      </Button>
      <Toasts
        label={say('Avisos', 'تنبيهات')}
        close={say('Cerrar aviso', 'إغلاق التنبيه')}
        toasts={toasts}
        onClose={close}
      />
    </div>
  );
}

const questions = ({ say }: Voice) => [
  {
    key: 'cost',
    title: say('¿Cuánto cuesta en total?', 'كم التكلفة الكاملة؟'),
    body: say(
      'Nuestra asesoría: 400.000 COP. Tarifa del gobierno: 185 USD, se paga aparte.',
      'خدمتنا: 97 دولارًا. رسوم الحكومة: 185 دولارًا، تُدفع على حدة.',
    ),
  },
  {
    key: 'time',
    title: say('¿Cuánto tarda la cita?', 'كم ينتظر الموعد؟'),
    body: say('Depende del consulado. Te mostramos la espera de hoy.', 'يعتمد على القنصلية. نعرض لك انتظار اليوم.'),
  },
  {
    key: 'refund',
    title: say('¿Me devuelven el dinero si me la niegan?', 'هل أسترد المال إذا رُفضت؟'),
    body: say(
      'La tarifa del gobierno no se devuelve. La nuestra, según el plan.',
      'رسوم الحكومة لا تُسترد، ورسومنا حسب الخطة.',
    ),
  },
];

const slides = (voice: Voice) =>
  questions(voice).map(({ key, title, body }, index, all) => ({
    key,
    label: voice.say(`${index + 1} de ${all.length}`, `${index + 1} من ${all.length}`),
    body: (
      <div className="grid gap-2">
        <p className="font-semibold leading-snug">{title}</p>
        <p className="text-quiet">{body}</p>
      </div>
    ),
  }));

export const overlays = {
  dialog: {
    states: {
      closed: (voice) => (
        <>
          <Button kind="quiet" {...command('show-modal', voice.id('dialog'))}>
            {voice.say('Borrar archivo', 'حذف الملف')}
          </Button>
          <DeleteDialog {...voice} />
        </>
      ),
      open: (voice) => <DeleteDialog {...voice} open />,
    },
  },
  'fold-out': {
    isAwake: true,
    states: {
      menu: ({ say }) => (
        <div className="flex justify-end">
          <FoldOut
            look="inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-deep hover:bg-sky"
            button={say('Menú de Ana', 'قائمة آنا')}
          >
            {(close) => (
              <Button kind="plain" onClick={close}>
                {say('Salir', 'خروج')}
              </Button>
            )}
          </FoldOut>
        </div>
      ),
    },
  },
  toast: {
    isAwake: true,
    states: {
      kinds: ({ say }) => (
        <Toasts
          inline
          label={say('Avisos', 'تنبيهات')}
          close={say('Cerrar aviso', 'إغلاق التنبيه')}
          toasts={[
            { key: 'good', kind: 'good', text: say('Guardado a las 10:42', 'حُفظ الساعة 10:42') },
            {
              key: 'undo',
              kind: 'info',
              text: say('Quitaste a Ana de la solicitud.', 'أزلت آنا من الطلب.'),
              action: { text: say('Deshacer', 'تراجع'), run: () => {} },
            },
            {
              key: 'alert',
              kind: 'alert',
              text: say('No se guardó. Revisa tu conexión.', 'لم يُحفظ. تحقق من اتصالك.'),
            },
          ]}
        />
      ),
      'by click': (voice) => <ToastDemo {...voice} />,
    },
  },
  accordion: {
    states: {
      closed: (voice) => <Accordion name={voice.id('questions')} items={questions(voice)} />,
      open: (voice) => (
        <Accordion
          name={voice.id('questions')}
          items={questions(voice).map((item, index) => ({ ...item, open: index === 0 }))}
        />
      ),
    },
  },
  tabs: {
    isAwake: true,
    states: {
      three: (voice) => (
        <Tabs
          id={voice.id('tabs')}
          label={voice.say('Partes de la solicitud', 'أجزاء الطلب')}
          tabs={[
            {
              key: 'data',
              title: voice.say('Datos', 'البيانات'),
              body: <p>{voice.say('Tus datos están completos.', 'بياناتك مكتملة.')}</p>,
            },
            {
              key: 'documents',
              title: voice.say('Documentos', 'المستندات'),
              body: <p>{voice.say('Falta la foto.', 'تنقص الصورة.')}</p>,
            },
            {
              key: 'payment',
              title: voice.say('Pago', 'الدفع'),
              body: <p>{voice.say('Aún no has pagado.', 'لم تدفع بعد.')}</p>,
            },
          ]}
        />
      ),
    },
  },
  carousel: {
    isAwake: true,
    states: {
      three: (voice) => (
        <Carousel
          label={voice.say('Lo que más nos preguntan', 'أكثر ما نُسأل عنه')}
          slides={slides(voice)}
          previous={voice.say('Anterior', 'السابق')}
          next={voice.say('Siguiente', 'التالي')}
        />
      ),
    },
  },
} satisfies Record<string, Part>;
