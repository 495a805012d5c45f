/** Vectors of the contract: what both packages of the network make of the same words. */
import { expect, test } from 'vitest';
import { type HashedField, hashed } from './hashes.server.ts';

const VECTORS: [HashedField, string, string][] = [
  ['em', ' Jane.Doe@Example.com ', '86e0b9e56c17cc4d12387e1949b85053fbe73bc3ce5a1188713a9d300cc6133d'],
  ['ph', '+57 300 123 4567', '173afe355201e7ed8e349c576f30ebd4be4314b65e1d87196ae5f75b21518172'],
  ['ph', '0057 (300) 123-4567', '173afe355201e7ed8e349c576f30ebd4be4314b65e1d87196ae5f75b21518172'],
  ['ph', '+1 (650) 555-1212', 'e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176'],
  ['fn', 'José', 'd994e1d001886fe5b45b1267bd1fa2b752ac50742579bd3dad7b2a2aa0ed6866'],
  ['ln', 'Muñoz', '12177d721260a28ce46d8861f3870e4e875c0c97b73753fcda918fc6ae9e0492'],
  ['ln', "O'Brien-Smith", '16765783f9c8c8a3accf27f1abb877688cb5904c21a4a7afb5f125bcfcb246ba'],
  ['country', 'CO', 'c330ec504d82c24fcd10be978fa74b8a3185a8df719604a85443bb9ca279f5a2'],
  ['external_id', 'user_42', '573baabb5ca42a23f3a118d027eadd8dc9bed70e40708a1b1ed9410b00feed0e'],
];

test('contact data are written alike and hashed as the network does', () => {
  for (const [field, raw, hash] of VECTORS) expect(hashed(field, raw), `${field} ${raw}`).toBe(hash);
});

test('what says nothing has no hash', () => {
  for (const [field, raw] of [
    ['em', ' '],
    ['ph', '12345'],
    ['ph', '1'.repeat(17)],
    ['ph', 'none'],
    ['ln', '-'],
    ['fn', null],
  ] as const)
    expect(hashed(field, raw), `${field} ${raw}`).toBeNull();
});
