/** Codes of the house (D28): rows of the table from the first start on; staff change them there. */
type HousePromo = {
  readonly code: string;
  readonly proportion: number;
  readonly method: 'any' | 'card' | 'local';
  readonly least_people: number;
};

export const housePromos = [
  { code: 'MIRADOR2025', proportion: 0.1, method: 'any', least_people: 1 },
  { code: 'FAMILIA2025', proportion: 0.15, method: 'card', least_people: 2 },
  { code: 'PAYINUSA', proportion: 0.25, method: 'card', least_people: 1 },
] as const satisfies readonly HousePromo[];
