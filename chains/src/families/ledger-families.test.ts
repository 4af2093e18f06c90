import { describeFamilies } from './describe-families.fixture.ts';
import { LEDGER_VECTORS } from './ledger-vectors.fixture.ts';

describeFamilies(LEDGER_VECTORS);
