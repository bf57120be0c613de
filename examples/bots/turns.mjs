// A bot in JavaScript: of its options it takes the first, then the second, and so on.
// saqqara arena GAME --players level1,cmd:"node examples/bots/turns.mjs"

import { createInterface } from "node:readline";

let asked = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind === "move") {
    const index = asked % message.options.length;
    asked += 1;
    console.log(JSON.stringify({ index }));
  }
}
