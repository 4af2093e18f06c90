import { groestl512 } from './groestl.ts';

const TWO_BLOCKS =
  'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopqopqrpqrsqrstrstustuvtuvwuvwxvwxywxyzxyzayzabzabcabcdbcdecdefdefg';

describe('groestl512', () => {
  it.each([
    {
      rule: 'no bytes',
      message: '',
      hash: '6d3ad29d279110eef3adbd66de2a0345a77baede1557f5d099fce0c03d6dc2ba8e6d4a6633dfbd66053c20faa87d1a11f39a7fbe4a6c2f009801370308fc4ad8',
    },
    {
      rule: 'one block',
      message: 'abc',
      hash: '70e1c68c60df3b655339d67dc291cc3f1dde4ef343f11b23fdd44957693815a75a8339c682fc28322513fd1f283c18e53cff2b264e06bf83a2f0ac8c1f6fbff6',
    },
    {
      rule: 'padding that needs a second block',
      message: TWO_BLOCKS,
      hash: '9f0867f941b5f3f2520e7b60b6e615eca82b61e2c5dd810f562450466f6a80fd72e6391f829dea656c4f84cdd7615e2098a99336d330b7226299e4139d3def75',
    },
  ])('matches the published hash of $rule', ({ message, hash }) => {
    expect(Buffer.from(groestl512(new TextEncoder().encode(message))).toString('hex')).toBe(hash);
  });
});
