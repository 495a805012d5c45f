/** The posts that interview for US visas where our customers live: by their code in the DS-160, the country and the clock on their wall. */

export const usPosts = {
  MEX: { country: 'MX', timeZone: 'America/Mexico_City' },
  CDJ: { country: 'MX', timeZone: 'America/Ciudad_Juarez' },
  GDL: { country: 'MX', timeZone: 'America/Mexico_City' },
  HER: { country: 'MX', timeZone: 'America/Hermosillo' },
  MTM: { country: 'MX', timeZone: 'America/Matamoros' },
  MER: { country: 'MX', timeZone: 'America/Merida' },
  MTR: { country: 'MX', timeZone: 'America/Monterrey' },
  /** Sonora has one clock, without summer time. */
  NGL: { country: 'MX', timeZone: 'America/Hermosillo' },
  /** The towns of Tamaulipas at the border change their clocks with Texas. */
  NVL: { country: 'MX', timeZone: 'America/Matamoros' },
  TJT: { country: 'MX', timeZone: 'America/Tijuana' },
  BGT: { country: 'CO', timeZone: 'America/Bogota' },
  QTO: { country: 'EC', timeZone: 'America/Guayaquil' },
  GYQ: { country: 'EC', timeZone: 'America/Guayaquil' },
  LMA: { country: 'PE', timeZone: 'America/Lima' },
  BNS: { country: 'AR', timeZone: 'America/Argentina/Buenos_Aires' },
  ASN: { country: 'PY', timeZone: 'America/Asuncion' },
  BRA: { country: 'BR', timeZone: 'America/Sao_Paulo' },
  RDJ: { country: 'BR', timeZone: 'America/Sao_Paulo' },
  SPL: { country: 'BR', timeZone: 'America/Sao_Paulo' },
  RCF: { country: 'BR', timeZone: 'America/Recife' },
  PTA: { country: 'BR', timeZone: 'America/Sao_Paulo' },
  SNT: { country: 'CL', timeZone: 'America/Santiago' },
  MTV: { country: 'UY', timeZone: 'America/Montevideo' },
  LPZ: { country: 'BO', timeZone: 'America/La_Paz' },
  PNM: { country: 'PA', timeZone: 'America/Panama' },
  GTM: { country: 'GT', timeZone: 'America/Guatemala' },
  SNJ: { country: 'CR', timeZone: 'America/Costa_Rica' },
} as const satisfies Record<string, { country: string; timeZone: string }>;

export type UsPost = keyof typeof usPosts;
export const US_POSTS = Object.keys(usPosts) as UsPost[];
export const US_POST_COUNTRIES = [...new Set(US_POSTS.map((code) => usPosts[code].country))];
