import { Globe, Lock, Menu, Moon, Search, User } from 'lucide';

import { createIcon } from './create-icon';

export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const UserIcon = /* @__PURE__ */ createIcon(User);
