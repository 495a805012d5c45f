/** Short enough for paper. */
export const ourChat = `https://wa.me/${brand.whatsapp.slice(1)}`;

/** A chat with us on WhatsApp, with its first words already written. */
import { brand } from '#content/brand.ts';

export const whatsappHref = (text: string) => `${ourChat}?text=${encodeURIComponent(text)}`;

/** A chat with somebody else, begun by us: their number, and what we mean to write. */
export const whatsappTo = (phone_number: string, text: string) =>
  `https://wa.me/${phone_number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
