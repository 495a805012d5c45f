/** The sheet of keys, and whether they act at all. */
import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';

const KEYS = [
  ['j · k', 'step'],
  ['o', 'open'],
  ['c', 'claim'],
  ['x', 'choose'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

type Props = { hasKeys: boolean; setKeys(on: boolean): void; onClose(): void };

export function KeysDialog({ hasKeys, setKeys, onClose }: Props) {
  const t = useTranslations('office.frame');
  return (
    <ShownDialog id="office-keys" title={t('keys.title')} close={t('close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {KEYS.map(([keys, text]) => (
          <div key={text} className="contents">
            <dt dir="ltr" className="font-mono font-semibold">
              {keys}
            </dt>
            <dd>{t(`keys.${text}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="office-keys-on"
        label={t('keys.on')}
        checked={hasKeys}
        onChange={({ target }) => setKeys(target.checked)}
      />
    </ShownDialog>
  );
}
