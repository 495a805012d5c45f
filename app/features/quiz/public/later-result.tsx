/** The result of a quiz, loaded while its questions are answered: the first of them is on the screen sooner. */
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import type { QuizProps } from './view.server.ts';

type Result = typeof import('./result.tsx').Result;

let here: Result | undefined;
const load = () =>
  import('./result.tsx').then(({ Result }) => {
    here = Result;
    return Result;
  });

/** The first question waits for nothing else; from here on there is time. */
const AFTER_ANSWERS = 2;

export function useResultSoon(answered: number) {
  const isTime = answered >= AFTER_ANSWERS;
  useEffect(() => {
    // What does not arrive now is asked for again at the end.
    if (isTime) load().catch(() => {});
  }, [isTime]);
}

export function LaterResult(props: ComponentProps<Result>) {
  const [Found, setFound] = useState<Result | typeof NotHere | undefined>(() => here);
  useEffect(() => {
    if (Found) return;
    load().then(
      (Result) => setFound(() => Result),
      () => setFound(() => NotHere),
    );
  }, [Found]);
  if (Found) return <Found {...props} />;
  return (
    <p role="status" className="flex min-h-56 items-center gap-3">
      <Spinner />
      {props.texts.opening}
    </p>
  );
}

/** The answers are kept in the tab, and so is the place: the page anew is another try. */
function NotHere({ texts }: Pick<QuizProps, 'texts'>) {
  return (
    <div role="alert" className="grid gap-3">
      <p>{texts.report.failed}</p>
      <div>
        <Button kind="main" wide onClick={() => location.reload()}>
          {texts.retry}
        </Button>
      </div>
    </div>
  );
}
