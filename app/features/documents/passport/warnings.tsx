/** Where the passport says something else, or ends too soon: both places by name, and the way to each. */
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { PortalToolsContext } from '#app/features/chrome/app/portal-tools.ts';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { PassportAnswer } from './api.server.ts';
import { useFactWords } from './found.tsx';

type Warning = PassportAnswer['warnings'][number];
type Place = Warning['places'][number];
type Props = { answer: PassportAnswer; user_id: string; onAnother?: (() => void) | undefined };

function Way({ place, answer, user_id, onAnother }: Props & { place: Place }) {
  const t = useTranslations('passport');
  const tools = useContext(PortalToolsContext);
  switch (place.source) {
    case 'passport':
      return (
        onAnother && (
          <Button kind="plain" onClick={onAnother}>
            {t('panel.another')}
          </Button>
        )
      );
    case 'form':
      return (
        <ScreenLink
          look="plain"
          to="portal-form-page"
          params={{ user_id, form_name: place.form_name, page: String(place.page_number) }}
          hash={fieldId(place.field)}
        >
          {t('warnings.toForm', { label: place.label })}
        </ScreenLink>
      );
    case 'profile':
      return answer.is_own && tools ? (
        <Button kind="plain" onClick={() => tools.openSettings()}>
          {t('warnings.toProfile')}
        </Button>
      ) : (
        <ScreenLink look="plain" to="portal-applicants">
          {t('warnings.toFamily')}
        </ScreenLink>
      );
    default:
      return (
        <ScreenLink look="plain" to="portal-questions">
          {t('warnings.toQuestions')}
        </ScreenLink>
      );
  }
}

const inWords = { form: 'inForm', profile: 'inProfile', onboarding: 'inOnboarding' } as const;

function Sentence({ warning: { kind, places }, answer }: { warning: Warning; answer: PassportAnswer }) {
  const t = useTranslations('passport.warnings');
  const words = useFactWords();
  const [own, other] = places;
  const fact = own?.source === 'passport' ? own.field : 'expiry';
  const value = words(fact, answer.fields.find((one) => one.fact === fact)?.value ?? '');
  if (kind === 'expired') return <p>{t('expired', { date: value })}</p>;
  if (kind === 'expires-soon') return <p>{t('soon', { date: value })}</p>;
  if (!other || other.source === 'passport') return null;
  const place = t(inWords[other.source]);
  return (
    <p>
      {t.rich('both', {
        own: value,
        place,
        written: other.written,
        b: (words) => <bdi className="font-semibold">{words}</bdi>,
      })}
    </p>
  );
}

export function Warnings(props: Props) {
  const t = useTranslations('passport');
  const { answer } = props;
  const titleOf = ({ kind, places: [own] }: Warning) => {
    if (kind === 'expired') return t('warnings.expiredTitle');
    if (kind === 'expires-soon') return t('warnings.soonTitle');
    return t('warnings.differs', { fact: own?.source === 'passport' ? t(`facts.${own.field}`) : '' });
  };
  return answer.warnings.map((warning) => (
    <Banner key={JSON.stringify(warning.places)} kind="warning" title={titleOf(warning)}>
      <Sentence warning={warning} answer={answer} />
      {!warning.certain && <p>{t('warnings.doubt')}</p>}
      <div className="-ms-4 flex flex-wrap">
        {warning.places.toReversed().map((place) => (
          <Way key={`${place.source} ${place.field}`} {...props} place={place} />
        ))}
      </div>
    </Banner>
  ));
}
