// Runs after npm has installed everything, maybe on an old Node: npm leaves out in silence what it could not fetch.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `The Node of this project did not come along: this is ${process.version}, 24 is needed. On Linux (glibc) with x64 or ARM64 run \`npm ci\` again; elsewhere install Node 24.`,
  );
  process.exit(1);
}
