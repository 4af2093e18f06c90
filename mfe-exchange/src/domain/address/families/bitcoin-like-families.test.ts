import { BITCOIN_LIKE_VECTORS } from './address-vectors.fixture';
import { describeFamilies } from './describe-families.fixture';

describeFamilies(BITCOIN_LIKE_VECTORS);
