/** GET /v2/validate/address: its three replies (api contract §3.7). */
export const addressAcceptedReply = { result: true, message: null } as const;
export const addressChecksumReply = { result: false, message: 'Invalid checksum' } as const;
export const addressExtraIdReply = { result: false, message: 'Extra Id is required' } as const;

/** GET /v2/addresses-by-name: found, not found, and an error (api contract §3.8). */
export const namedAddressesReply = {
  success: true,
  addresses: [
    { currency: 'eth', chain: 'eth', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', protocol: 'fio' },
    { currency: 'btc', chain: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', protocol: 'fio' },
  ],
} as const;
export const unknownNameReply = { success: false, addresses: [] } as const;
export const nameErrorReply = { success: false, error: 'name_not_found', message: 'Name not found' } as const;
