/** Valid recipient addresses for journeys; no real money goes there. */
export const RECIPIENTS = {
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  xrp: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
  sol: '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
} as const;
