/** What the layout of the app gives to every screen in it; nothing in it belongs to a person. */
import { useRouteLoaderData } from 'react-router';
import type { Locale } from '#app/i18n/locales.ts';
import type { AppMessages } from '#app/i18n/messages.server.ts';
import type { PhoneCountry } from '#app/ui/phone/country.ts';
import type { AppFrameTexts } from './frame-texts.server.ts';

export type AppData = {
  locale: Locale;
  now: Date;
  timeZone: string;
  messages: AppMessages;
  frame: AppFrameTexts;
  phoneCountries: PhoneCountry[];
  /** Shown inside our phone app (D36). */
  isInApp: boolean;
};

export const useAppData = () => useRouteLoaderData('app') as AppData;
