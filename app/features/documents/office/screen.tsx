/** /admin/people/{user_id}/documents: an adviser looks at each file, accepts it, or asks for another one with a reason. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { AgainDialog } from './again-dialog.tsx';
import { acceptFile } from './client.ts';
import { FileList, fileId } from './file-list.tsx';
import { FilePanel } from './file-panel.tsx';
import { RegisterFold } from './register-fold.tsx';
import { FIRST_LOOK, farther, type Look, type Move, nearer, stepFrom, turned, waits } from './rules.ts';
import { useKeys } from './use-keys.ts';
import { type OfficeView, officeView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => officeView(context.get(ctxContext));

const KEYS = [
  ['j · k', 'step'],
  ['a', 'accept'],
  ['s', 'again'],
  ['+ · -', 'zoom'],
  ['t', 'turn'],
  ['?', 'help'],
] as const;

type KeysProps = { hasKeys: boolean; setKeys(on: boolean): void; onClose(): void };

function KeysDialog({ hasKeys, setKeys, onClose }: KeysProps) {
  const t = useTranslations('documents-office');
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

/** What is looked at, what was said last, and what each key does. */
function useOffice(view: OfficeView) {
  const { revalidate } = useRevalidator();
  const files = view.documents.flatMap(({ type, files: all }) => all.map((file) => ({ ...file, type })));
  const open = files.filter(({ state }) => state === 'uploaded');
  const [key, setKey] = useState<string>();
  const [look, setLook] = useState<Look>(FIRST_LOOK);
  const [dialog, setDialog] = useState<'again' | 'keys'>();
  const [told, setTold] = useState<{ what: 'accepted' | 'asked' | 'failed' }>();
  const [isBusy, setBusy] = useState(false);
  const now = files.find((file) => file.key === key);
  const goTo = (next: string | undefined) => {
    setKey(next);
    setLook(FIRST_LOOK);
    setTold(undefined);
  };
  const step = (by: 1 | -1) => {
    const next = stepFrom(
      open.map((file) => file.key),
      now?.key,
      by,
    );
    goTo(next);
    if (next) document.getElementById(fileId(next))?.focus();
  };
  async function accept() {
    if (now?.state !== 'uploaded' || isBusy) return;
    setBusy(true);
    try {
      await acceptFile({ user_id: view.user_id, ...now });
      setTold({ what: 'accepted' });
      await revalidate();
    } catch {
      setTold({ what: 'failed' });
    }
    setBusy(false);
  }
  const moves: Record<Move, () => void> = {
    ...{ next: () => step(1), previous: () => step(-1), accept: () => void accept() },
    again: () => now?.state === 'uploaded' && setDialog('again'),
    ...{ nearer: () => setLook(nearer(look)), farther: () => setLook(farther(look)) },
    ...{ turn: () => setLook(turned(look)), help: () => setDialog('keys') },
  };
  const asked = () => {
    setTold({ what: 'asked' });
    revalidate();
  };
  return { files, open, now, look, dialog, setDialog, told, isBusy, goTo, moves, asked, revalidate };
}

export default function OfficeScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('documents-office');
  const office = useOffice(view);
  const { now, open, moves, dialog, setDialog } = office;
  const keys = useKeys((move) => moves[move]());
  const title = t('title', { name: view.name });
  return (
    <div className="grid w-full gap-4">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p>{t('count', { open: open.filter(waits).length, all: open.length })}</p>
        <Button kind="quiet" onClick={moves.help}>
          {t('keys.title')}
        </Button>
        {open.length > 0 && <TextLink href={`/api-mv/docs/${view.user_id}/documents/archive`}>{t('archive')}</TextLink>}
        {view.others.map(({ user_id, name }) => (
          <ScreenLink key={user_id} to="admin-documents" params={{ user_id }}>
            {t('other', { name })}
          </ScreenLink>
        ))}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_1fr]">
        <FileList documents={view.documents} now={now?.key} onOpen={office.goTo} />
        {now ? (
          <FilePanel
            key={now.key}
            user_id={view.user_id}
            file={now}
            look={office.look}
            told={office.told?.what}
            isBusy={office.isBusy}
            moves={moves}
          />
        ) : (
          <Banner kind="info">
            <p>{t(open.length > 0 ? 'choose' : 'nothing')}</p>
          </Banner>
        )}
      </div>
      <RegisterFold user_id={view.user_id} onDone={() => void office.revalidate()} />
      {dialog === 'keys' && <KeysDialog {...keys} onClose={() => setDialog(undefined)} />}
      {dialog === 'again' && now && (
        <AgainDialog
          file={{ user_id: view.user_id, ...now }}
          before={now.asked_again}
          language={view.language}
          reasons={view.reasons}
          onDone={office.asked}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
