/** Samples of the kit: where one is, how things stand, and lists of them. */

import { Progress } from '#app/ui/notices/progress.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { Pagination } from '#app/ui/wayfinding/pagination.tsx';
import { StepLine } from '#app/ui/wayfinding/step-line.tsx';
import type { Part, Voice } from './voice.ts';

const words = ({ say }: Voice): Record<Status, string> => ({
  waiting: say('Sin iniciar', 'لم يبدأ'),
  going: say('En curso', 'قيد التنفيذ'),
  done: say('Terminado', 'مكتمل'),
  current: say('Estás aquí', 'أنت هنا'),
});

function steps(voice: Voice) {
  const statuses: Status[] = ['going', 'current', 'waiting'];
  const titles = [
    voice.say('Solicitantes', 'مقدّمو الطلب'),
    voice.say('Formulario', 'النموذج'),
    voice.say('Documentos', 'المستندات'),
  ];
  return statuses.map((status, index) => ({
    key: String(index),
    title: titles[index] ?? '',
    status,
    statusText: words(voice)[status],
  }));
}

const ways = ({ say }: Voice, isFirst = false) => ({
  label: say('Páginas', 'الصفحات'),
  previous: { text: say('Anterior', 'السابق'), href: isFirst ? undefined : '#top' },
  next: { text: say('Siguiente', 'التالي'), href: '#top' },
});

const waits = (voice: Voice) => [
  { key: 'bogota', city: voice.say('Bogotá', 'بوغوتا'), days: 540, price: 185, status: 'going' as const },
  { key: 'lima', city: voice.say('Lima', 'ليما'), days: 210, price: 185, status: 'waiting' as const },
  { key: 'quito', city: voice.say('Quito', 'كيتو'), days: 95, price: 185, status: 'done' as const },
];

export const wayfinding = {
  'step-line': {
    isWide: true,
    states: {
      three: (voice) => <StepLine label={voice.say('Tres pasos', 'ثلاث خطوات')} steps={steps(voice)} />,
    },
  },
  progress: {
    states: {
      half: ({ say, id }) => (
        <Progress
          id={id('progress')}
          label={say('Paso 3 de 6', 'الخطوة 3 من 6')}
          aside={say('Faltan unos 12 minutos', 'بقي نحو 12 دقيقة')}
          value={3}
          max={6}
        />
      ),
      full: ({ say, id }) => (
        <Progress id={id('progress')} label={say('Formulario completo', 'النموذج مكتمل')} value={6} max={6} />
      ),
    },
  },
  'status-pill': {
    states: Object.fromEntries(
      (['waiting', 'going', 'done', 'current'] as const).map((status) => [
        status,
        (voice: Voice) => <StatusPill status={status}>{words(voice)[status]}</StatusPill>,
      ]),
    ),
  },
  table: {
    isWide: true,
    states: {
      rows: (voice) => (
        <Table
          caption={voice.say('Espera para una cita, hoy', 'انتظار الموعد اليوم')}
          columns={[
            { key: 'city', title: voice.say('Consulado', 'القنصلية') },
            { key: 'status', title: voice.say('Tu cita', 'موعدك') },
            { key: 'days', title: voice.say('Días', 'أيام'), numeric: true },
            { key: 'price', title: voice.say('Tarifa', 'الرسوم'), numeric: true },
          ]}
          rows={waits(voice).map(({ key, city, days, price, status }) => ({
            key,
            cells: {
              city,
              days,
              price: <bdi dir="ltr">{price} USD</bdi>,
              status: <StatusPill status={status}>{words(voice)[status]}</StatusPill>,
            },
          }))}
        />
      ),
    },
  },
  pagination: {
    isWide: true,
    states: {
      numbers: (voice) => (
        <Pagination
          {...ways(voice)}
          numbers={{ current: 6, total: 12, text: voice.say('Página 6 de 12', 'الصفحة 6 من 12'), href: () => '#top' }}
        />
      ),
      keys: (voice) => <Pagination {...ways(voice)} />,
      first: (voice) => <Pagination {...ways(voice, true)} />,
    },
  },
} satisfies Record<string, Part>;
