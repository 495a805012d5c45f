/** A chat with us on WhatsApp, with its first words already written. */
import { brand } from '#content/brand.ts';

export const whatsappHref = (text: string) =>
  `https://wa.me/${brand.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
