/** What a phone with a code can do: name a document, take or choose its pictures, watch them go. */
import { useTranslations } from 'use-intl';
import type { Opened } from './client.ts';

type Props = { opened: Opened; token: string; onArrived(): void; onOver(): void };

export function PhoneUploads({ opened }: Props) {
  const t = useTranslations('upload-pass');
  return <h1 className="text-3xl">{t('phone.for', { name: opened.first_name })}</h1>;
}
