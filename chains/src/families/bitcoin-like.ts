import { base58CheckFamily, hash160Family } from './base58check.ts';
import { eitherFamily } from './either-family.ts';
import { segwitFamily } from './segwit.ts';

export const checkDogecoin = hash160Family(0x1e, 0x16);

export const checkDash = hash160Family(0x4c, 0x10);

export const checkBitcoinGold = eitherFamily(hash160Family(0x26, 0x17), segwitFamily('btg'));

export const checkDigibyte = eitherFamily(hash160Family(0x1e, 0x3f), segwitFamily('dgb'));

export const checkQtum = eitherFamily(hash160Family(0x3a, 0x32), segwitFamily('qc'));

export const checkRavencoin = hash160Family(0x3c, 0x7a);

export const checkNeo = hash160Family(0x17, 0x35);

export const checkFiro = hash160Family(0x52, 0x07);

/** Horizen: `zn…` and `zs…`. */
export const checkHorizen = base58CheckFamily({
  shape: /^z[ns][1-9A-HJ-NP-Za-km-z]{33}$/,
  versions: [
    [0x20, 0x89],
    [0x20, 0x96],
  ],
  payloadLength: 20,
});
