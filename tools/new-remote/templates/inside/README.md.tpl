# __NAME__

**What it owns.** A first page that says that there is nothing yet. Topics: `app-page` (address → page).

**Its routes.** `__PATH__`; any other path below it answers 404.

**Events.** Hears and sends none. **Calls.** None.

**Alone.** `npm run dev -w __NAME__` makes every edit a release of this remote in a running site, whose page reloads where it was opened with
`?live-reload=on` (ADR 0011). `npm run unit -w __NAME__`, `npm run build -w __NAME__`, `npm run release -w __NAME__`.
